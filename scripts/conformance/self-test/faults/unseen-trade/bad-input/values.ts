import { asArray, type JsonObject } from '../../../../../../mocks/contract/json'
import { type Family, type Fault, fault } from '../../../fault'
import * as bodies from '../../../services/trade/bodies'
import { acceptQuery } from '../../../wrap/accept'

const { cut, firstOf } = bodies

const value = (
  operation: string,
  what: string,
  key: string,
  mend: (value: unknown) => unknown,
): Fault => fault(operation, what, 'bad-input', bodies.mendValue, key, mend)
const body = (operation: string, what: string, mend: (body: JsonObject) => JsonObject): Fault =>
  fault(operation, what, 'bad-input', bodies.mendBody, mend)
const query = (
  operation: string,
  what: string,
  name: string,
  isTaken: (text: string) => boolean,
): Fault => fault(operation, what, 'bad-input', acceptQuery, name, isTaken)
const filters = (what: string, mend: (filters: JsonObject) => JsonObject): Fault =>
  fault('filterProducts', what, 'bad-input', bodies.mendFilters, mend)
const prices = (what: string, mend: (prices: readonly unknown[]) => unknown): Fault =>
  filters(what, (all) => ({ ...all, price: mend(asArray(all['price'])) }))
const clamp = (low: number, high: number) => (amount: unknown) =>
  typeof amount === 'number' ? Math.min(high, Math.max(low, amount)) : amount
const whole = (amount: unknown) => (typeof amount === 'number' ? Math.trunc(amount) : amount)
const toNumber = (amount: unknown) =>
  typeof amount === 'string' ? Number.parseInt(amount, 10) || 0 : amount
const toText = (all: unknown) => (typeof all === 'object' || all === undefined ? all : String(all))
const unlessBlank = (instead: string) => (all: unknown) =>
  typeof all === 'string' && all.trim() === '' ? instead : all
const isWhole = (all: string) => Number.isInteger(Number(all))

/** Accounts, categories and lists that take what breaks a limit. */
export const badInput: Family = {
  name: 'unseen: bad input',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    value('signUp', 'cuts long names', 'name', cut(64)),
    value('signUp', 'cuts long passwords', 'password', cut(128)),
    value('signUp', 'takes numbers for names', 'name', (all) =>
      typeof all === 'number' ? `${all}` : all,
    ),
    value('signUp', 'takes emails without a dot', 'email', bodies.mendEmail(/^[^\s@]+@[^\s@.]+$/)),
    value('signUp', 'takes emails with spaces', 'email', bodies.mendEmail(/^\S* \S*@/)),
    value('signUp', 'takes emails with two @', 'email', bodies.mendEmail(/@.*@/)),
    value('signUp', 'takes short passwords', 'password', (all) =>
      typeof all === 'string' ? all.padEnd(6, '!') : all,
    ),
    body('signUp', 'needs no name', (all) => ({ name: 'Nobody', ...all })),
    value('updateProfile', 'takes short passwords', 'password', (all) =>
      typeof all === 'string' && all.length < 6 ? '' : all,
    ),
    value('updateProfile', 'cuts long names', 'name', cut(64)),
    value('updateProfile', 'takes empty names', 'name', unlessBlank('Nobody')),
    value('updateProfile', 'takes null for no password', 'password', (all) => all ?? ''),
    value('createCategory', 'cuts long names', 'name', cut(32)),
    value('createCategory', 'takes blank names', 'name', (all) =>
      unlessBlank(`Blank ${Date.now()}`)(all),
    ),
    value('createCategory', 'takes numbers for names', 'name', (all) =>
      typeof all === 'number' ? `${all} ${Date.now()}` : all,
    ),
    value('filterProducts', 'takes a limit of 0 for 1', 'limit', clamp(1, 1e9)),
    value('filterProducts', 'takes any limit', 'limit', clamp(-1e9, 100)),
    value('filterProducts', 'takes a limit as text', 'limit', toNumber),
    value('filterProducts', 'takes a limit of one and a half', 'limit', whole),
    value('filterProducts', 'takes a skip below 0', 'skip', clamp(0, 1e9)),
    value('filterProducts', 'takes a skip as text', 'skip', toNumber),
    value('filterProducts', 'takes a skip without end', 'skip', clamp(-1e9, 1_000_000)),
    body('filterProducts', 'needs no skip', (all) => ({ skip: 0, ...all })),
    body('filterProducts', 'needs no limit', (all) => ({ limit: 6, ...all })),
    body('filterProducts', 'needs no filters', (all) => ({
      filters: { category: [], price: [] },
      ...all,
    })),
    filters('needs no price', (all) => ({ price: [], ...all })),
    filters('needs no category', (all) => ({ category: [], ...all })),
    filters('takes one category as text', (all) => ({
      ...all,
      category: typeof all['category'] === 'string' ? [all['category']] : all['category'],
    })),
    filters('takes numbers for categories', (all) => ({
      ...all,
      category: Array.isArray(all['category']) ? all['category'].map(toText) : all['category'],
    })),
    filters('takes any number of categories', (all) => ({
      ...all,
      category: firstOf(100)(all['category']),
    })),
    filters('takes empty ids of categories', (all) => ({
      ...all,
      category: Array.isArray(all['category'])
        ? all['category'].filter((id) => id !== '')
        : all['category'],
    })),
    prices('takes one price', ([low, ...rest]) =>
      low !== undefined && rest.length === 0
        ? [low, 100_000]
        : [...(low === undefined ? [] : [low]), ...rest],
    ),
    prices('takes three prices', (all) => all.slice(0, 2)),
    prices('takes prices with cents', (all) => all.map(whole)),
    prices('takes prices as text', (all) => all.map(toNumber)),
    prices('takes prices below 0', (all) => all.map(clamp(0, 1e9))),
    prices('takes prices without end', (all) => all.map(clamp(-1e9, 100_000))),
    query('listProducts', 'takes a limit of 0 for none', 'limit', (all) => Number(all) === 0),
    query('listProducts', 'takes a limit below 0', 'limit', (all) => Number(all) < 0),
    query(
      'listProducts',
      'takes a limit that is no number',
      'limit',
      (all) => all !== 'undefined' && Number.isNaN(Number(all)),
    ),
    query(
      'listProducts',
      'takes a limit of one and a half',
      'limit',
      (all) => !isWhole(all) && Number(all) > 0,
    ),
    query('listProducts', 'takes a limit without end', 'limit', (all) => Number(all) > 1_000_000),
    query(
      'listProducts',
      'takes any field to sort by',
      'sortBy',
      (all) => !['createdAt', 'sold'].includes(all),
    ),
    query('listProducts', 'takes any direction', 'order', (all) => !['asc', 'desc'].includes(all)),
    query('searchProducts', 'takes an empty category', 'category', (all) => all === ''),
    query('searchProducts', 'takes long categories', 'category', (all) => all.length > 64),
    fault('searchProducts', 'takes no text for all', 'bad-input', bodies.fillQuery, 'search', 'a'),
    fault('searchProducts', 'cuts long texts', 'bad-input', bodies.cutQuery, 'search', 120),
  ],
}
