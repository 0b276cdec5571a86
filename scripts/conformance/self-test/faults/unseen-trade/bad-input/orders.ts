import { asObject, type JsonObject } from '../../../../../../mocks/contract/json'
import { type Family, type Fault, fault } from '../../../fault'
import * as bodies from '../../../services/trade/bodies'

const { cut } = bodies

const value = (
  operation: string,
  what: string,
  key: string,
  mend: (value: unknown) => unknown,
): Fault => fault(operation, what, 'bad-input', bodies.mendValue, key, mend)
const body = (operation: string, what: string, mend: (body: JsonObject) => JsonObject): Fault =>
  fault(operation, what, 'bad-input', bodies.mendBody, mend)
const whole = (amount: unknown) => (typeof amount === 'number' ? Math.trunc(amount) : amount)
const toNumber = (amount: unknown) =>
  typeof amount === 'string' ? Number.parseInt(amount, 10) || 0 : amount
const toText = (all: unknown) => (typeof all === 'object' || all === undefined ? all : String(all))
const unlessBlank = (instead: string) => (all: unknown) =>
  typeof all === 'string' && all.trim() === '' ? instead : all

const line = (what: string, mend: (line: JsonObject) => JsonObject): Fault =>
  fault('createOrder', what, 'bad-input', bodies.mendLines, mend)
const order = (what: string, mend: (order: JsonObject) => JsonObject): Fault =>
  fault('createOrder', what, 'bad-input', bodies.mendOrder, mend)
const at = (key: string, mend: (value: unknown) => unknown) => (all: JsonObject) =>
  key in all ? { ...all, [key]: mend(all[key]) } : all
const without = (key: string) => (all: JsonObject) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))

/** The service gets to see more than 1,000 pieces as two lines. */
const splitLarge = (lines: readonly JsonObject[]) =>
  lines.flatMap((one) =>
    typeof one['count'] === 'number' && one['count'] > 1000 && one['count'] <= 2000
      ? [
          { ...one, count: 1000 },
          { ...one, count: one['count'] - 1000 },
        ]
      : [one],
  )

/** Orders and payments, deep fields too. */
export const badOrders: Family = {
  name: 'unseen: bad orders',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    line(
      'takes a count of 0 for 1',
      at('count', (all) => (all === 0 ? 1 : all)),
    ),
    line(
      'takes a count below 0',
      at('count', (all) => (typeof all === 'number' && all < 0 ? 1 : all)),
    ),
    fault(
      'createOrder',
      'takes any count',
      'bad-input',
      bodies.mendLines,
      (all) => all,
      splitLarge,
    ),
    line('takes parts of pieces', at('count', whole)),
    line('takes counts as text', at('count', toNumber)),
    line('takes no count for 1', (all) => ({ count: 1, ...all })),
    line(
      'takes null for a count of 1',
      at('count', (all) => all ?? 1),
    ),
    line('does not look at names', without('name')),
    line('does not look at prices', without('price')),
    line('does not look at times', without('createdAt')),
    line('takes numbers for ids', at('_id', toText)),
    order('takes blank addresses', at('address', unlessBlank('None'))),
    order('cuts long addresses', at('address', cut(500))),
    order('needs no address', (all) => ({ address: 'None', ...all })),
    order(
      'stores objects for addresses',
      at('address', (all) => (typeof all === 'object' ? JSON.stringify(all).padEnd(3) : all)),
    ),
    order(
      'takes amounts as text',
      at('amount', (all) => (typeof all === 'string' ? Number(all) || 0 : all)),
    ),
    order(
      'takes fractions of cents',
      at('amount', (all) => (typeof all === 'number' ? Math.round(all * 100) / 100 : all)),
    ),
    order('cuts long ids of transactions', at('transaction_id', cut(64))),
    order('takes numbers for transactions', at('transaction_id', toText)),
    order(
      'takes one product without a list',
      at('products', (all) => (Array.isArray(all) ? all : [asObject(all)])),
    ),
    fault(
      'createOrder',
      'cuts more than 100 lines',
      'bad-input',
      bodies.mendLines,
      (all) => all,
      (lines) => lines.slice(0, 100),
    ),
    body('createOrder', 'takes an order without its wrapper', (all) =>
      'order' in all ? all : { order: all },
    ),
    value('createPayment', 'cuts long nonces', 'paymentMethodNonce', cut(256)),
    value(
      'createPayment',
      'takes an empty nonce',
      'paymentMethodNonce',
      (all) => all || 'fake-valid-nonce',
    ),
    body('createPayment', 'needs no amount', (all) => ({ amount: 0, ...all })),
  ],
}
