import { type Family, type Fault, fault } from '../../../fault'
import * as bodies from '../../../services/trade/bodies'
import { acceptFile } from '../../../wrap/accept'

const text = (
  operation: string,
  what: string,
  field: string,
  mend: (text: string) => string,
): Fault => fault(operation, what, 'bad-input', bodies.mendText, field, mend)
const missing = (operation: string, what: string, field: string, instead: string): Fault =>
  fault(operation, what, 'bad-input', bodies.fillIn, field, instead)
const clamp = (low: number, high: number) => (amount: unknown) =>
  typeof amount === 'number' ? Math.min(high, Math.max(low, amount)) : amount
const within = (low: number, high: number) => (all: string) =>
  all !== '' && Number.isFinite(Number(all)) ? String(clamp(low, high)(Number(all))) : all
const isPdf = ({ type }: File) => !type.startsWith('image/')
const isSvg = ({ type }: File) => type === 'image/svg+xml'
const isEmpty = ({ size }: File) => size === 0
const isWhole = (all: string) => Number.isInteger(Number(all))

const both = ['createProduct', 'updateProduct']
/** Of products: each of the rows for creation or for update, as teams forget one of two. */
export const badProducts: Family = {
  name: 'unseen: bad products',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    ...both.map((operation) => text(operation, 'takes prices below 0', 'price', within(0, 1e9))),
    ...both.map((operation) =>
      text(operation, 'rounds prices to cents', 'price', (all) =>
        Number.isFinite(Number(all)) && all !== ''
          ? String(Math.round(Number(all) * 100) / 100)
          : all,
      ),
    ),
    text('createProduct', 'takes prices without end', 'price', within(-1e9, 100_000)),
    text('updateProduct', 'takes what is no price for 0', 'price', (all) =>
      String(Number.parseFloat(all) || 0),
    ),
    text('createProduct', 'reads prices with a comma', 'price', (all) => all.replace(',', '.')),
    text(
      'createProduct',
      'reads prices with a currency',
      'price',
      (all) => all.replace(/[^\d.,-]/g, '') || all,
    ),
    ...both.map((operation) =>
      text(operation, 'takes quantities below 0', 'quantity', within(0, 1e9)),
    ),
    text('createProduct', 'cuts parts of pieces', 'quantity', (all) =>
      isWhole(all) ? all : String(Math.trunc(Number(all)) || 0),
    ),
    text('updateProduct', 'takes quantities without end', 'quantity', within(-1e9, 1_000_000)),
    text('createProduct', 'takes any number for shipping', 'shipping', within(0, 1)),
    text('updateProduct', 'takes words for shipping', 'shipping', (all) =>
      /^(true|yes|on)$/i.test(all) ? '1' : /^(false|no|off)$/i.test(all) ? '0' : all,
    ),
    text('createProduct', 'cuts long descriptions', 'description', (all) => all.slice(0, 2000)),
    text(
      'updateProduct',
      'keeps the description for an empty one',
      'description',
      (all) => all || 'None.',
    ),
    text('createProduct', 'cuts long names', 'name', (all) => all.slice(0, 120)),
    text('updateProduct', 'takes blank names', 'name', (all) => all.trim() || 'Unnamed'),
    missing('createProduct', 'takes no quantity for 0', 'quantity', '0'),
    missing('createProduct', 'takes no shipping for 0', 'shipping', '0'),
    missing('createProduct', 'fills in a missing description', 'description', 'None.'),
    fault('updateProduct', 'takes unknown categories', 'bad-input', bodies.keepCategory),
    fault('createProduct', 'takes any file for a photo', 'bad-input', acceptFile, isPdf),
    fault('updateProduct', 'takes any file for a photo', 'bad-input', acceptFile, isPdf),
    fault('createProduct', 'takes drawings for photos', 'bad-input', acceptFile, isSvg),
    fault('updateProduct', 'takes empty files for photos', 'bad-input', acceptFile, isEmpty),
  ],
}
