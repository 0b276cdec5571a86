import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf } from '../../fault'
import { answerFirst } from '../../services/purchases/stock'
import { useUp } from '../../services/purchases/voids'
import { chargeTwice, ofNonce } from '../../services/time/losses'
import { failFor, mendValue } from '../../services/trade/bodies'
import { onTurn, refusal, type Turn } from '../../services/trade/turn'
import { readJson } from '../../wrap/messages'
import { inPlaceOf, onAnswerAt, onStatus } from '../../wrap/one-operation'

/** Charges something else than what was asked for. */
const charges = (what: string, change: (amount: number) => unknown): Fault =>
  fault(
    'createPayment',
    what,
    'charged-amount',
    onAnswerAt,
    '/transaction/amount',
    (amount: unknown) => change(Number(amount)),
  )
const transaction = (what: string, change: (transaction: JsonObject) => object): Fault =>
  fault('createPayment', what, 'schema', onAnswerAt, '/transaction', (value: unknown) =>
    change(asObject(value)),
  )
const accepts = (what: string, mend: (amount: unknown) => unknown): Fault =>
  fault('createPayment', what, 'bad-input', mendValue, 'amount', mend)
const declined = faultsOf('declined')
const nonce = faultsOf('nonce-once')
const refused = faultsOf('refused')

/** Has the handler see the amount. */
const onAmount = (
  operation: string,
  isRefused: (amount: number, nonce: string) => boolean,
  status: number,
) =>
  onTurn(operation, async (turn) => {
    const response = await turn.forward()
    const { amount, paymentMethodNonce } = await readJson(turn.request)
    return response.ok && isRefused(Number(amount), String(paymentMethodNonce))
      ? refusal(operation, status, 'The charge was refused.')
      : response
  })

const chargesAgain = (operation: string, isSame: (response: Response) => boolean) =>
  onTurn(operation, async (turn: Turn) => {
    const response = await turn.forward()
    return isSame(response) && (await ofNonce(turn)) ? chargeTwice(turn) : response
  })

const sameUser = (first: JsonObject, again: JsonObject) => first['user'] === again['user']
const sameAmount = (first: JsonObject, again: JsonObject) => first['amount'] === again['amount']
const isLong = (_: Request, text: string) => /"paymentMethodNonce":"[^"]{65}/.test(text)

/** What is charged. */
export const payments: Family = {
  name: 'unseen: payments',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    charges('drops the rest of inexact cents', (amount) => Math.floor(amount * 100) / 100),
    charges('rounds inexact cents up', (amount) => Math.ceil(amount * 100) / 100),
    charges('rounds to whole dollars', (amount) => Math.round(amount)),
    charges('charges dimes', (amount) => Math.round(amount * 10) / 10),
    charges('keeps the amount in single precision', (amount) => Math.fround(amount)),
    charges('charges a dollar at least', (amount) => (amount === 0 ? 0 : Math.max(1, amount))),
    charges('answers cents', (amount) => Math.round(amount * 100)),
    charges('answers 0 for what it charged', () => 0),
    charges('charges 999.99 at most', (amount) => Math.min(999.99, amount)),
    transaction('answers the amount as text', (all) => ({ ...all, amount: `${all['amount']}` })),
    transaction('answers numbers for ids', (all) => ({ ...all, id: Date.now() })),
    transaction('answers ids longer than 64', (all) => ({
      ...all,
      id: `${all['id']}`.padEnd(80, '0'),
    })),
    accepts('takes amounts as text', (amount) =>
      typeof amount === 'string' ? Number(amount) || 1 : amount,
    ),
    accepts('takes fractions of cents', (amount) =>
      typeof amount === 'number' ? Math.round(amount * 100) / 100 : amount,
    ),
    accepts('takes amounts below 0', (amount) =>
      typeof amount === 'number' ? Math.abs(amount) : amount,
    ),
    accepts('takes amounts without end', (amount) =>
      typeof amount === 'number' ? Math.min(1_000_000, amount) : amount,
    ),
    accepts('takes null for 0', (amount) => amount ?? 0),
    accepts('takes truth for 1', (amount) =>
      typeof amount === 'boolean' ? Number(amount) : amount,
    ),
    accepts('takes lists of one amount', (amount) =>
      Array.isArray(amount) ? (amount[0] ?? 0) : amount,
    ),
    nonce(
      'createPayment',
      'uses up a nonce with 0',
      useUp,
      (amount: number, status: number) => amount === 0 && status === 200,
    ),
    nonce('createPayment', "answers another user's transaction", answerFirst, sameAmount),
    nonce('createPayment', 'answers the transaction of another amount', answerFirst, sameUser),
    nonce(
      'createPayment',
      'charges a nonce again with another amount',
      chargesAgain,
      ({ status }) => status === 409,
    ),
    nonce('createPayment', 'refuses the same charge again', nonceOnce),
    refused(
      'createPayment',
      'refuses 0 as declined',
      onAmount,
      (amount: number) => amount === 0,
      402,
    ),
    refused(
      'createPayment',
      'refuses less than a dollar',
      onAmount,
      (amount: number) => amount > 0 && amount < 1,
      400,
    ),
    refused(
      'createPayment',
      'refuses more than 10,000',
      onAmount,
      (amount: number) => amount > 10_000,
      400,
    ),
    refused('createPayment', 'refuses cents', onAmount, (amount: number) => amount % 1 !== 0, 400),
    refused('createPayment', 'refuses long nonces', failFor, isLong, 400),
    fault(
      'createPayment',
      'crashes over 0',
      'server-error',
      onAmount,
      (amount: number) => amount === 0,
      500,
    ),
    declined('createPayment', 'answers 400 to what is declined', onStatus, 402, 400),
    declined('createPayment', 'answers 422 to what is declined', onStatus, 402, 422),
    declined('createPayment', 'answers success of false', inPlaceOf, 402, { success: false }),
    declined('createPayment', 'answers a transaction of what is declined', inPlaceOf, 402, {
      success: true,
      transaction: { id: 'txn_declined', amount: 0 },
    }),
  ],
}

/** Answers 409 to every use of a nonce after the first. */
function nonceOnce(operation: string) {
  const used = new Set<string>()
  return onTurn(operation, async (turn) => {
    const key = await ofNonce(turn)
    if (key !== undefined && used.has(key)) return refusal(operation, 409, 'This nonce was used.')
    const response = await turn.forward()
    if (response.ok && key !== undefined) used.add(key)
    return response
  })
}
