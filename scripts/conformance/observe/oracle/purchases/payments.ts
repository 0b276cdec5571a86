import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asObject } from '../../../../../mocks/contract/json'
import { differ, differIf } from '../differ'
import { centsOf, type Found, isOfUnknown, type Seen, type Subject, textOf } from '../seen'

/** A charge that the recording has shown. */
export interface Charge {
  readonly id: string
  readonly userId: string
  readonly cents: number
  /** Whether a refused order gave it back. */
  readonly isVoid: boolean
  /** When it was asked for, in milliseconds since 1970. */
  readonly madeAt: number
}

interface UsedNonce {
  readonly userId: string
  readonly cents: number
  /** The transaction, unless it was declined. */
  readonly charge?: string
}

export interface Payments extends Subject {
  charge(id: unknown): Charge | undefined
  giveBack(id: string): void
}

/** Those of the provider's sandbox: each use is a charge of its own. */
const SANDBOX = /^fake-/
const DECLINED = /^fake-.*(?:declined|rejected)/

/** Charges: what was asked for is charged, and a nonce once. */
export function createPayments(): Payments {
  const charges = createBoundedMap<Charge>()
  const nonces = createBoundedMap<UsedNonce>()
  /** How many charges of a user and an amount nobody knows the outcome of. */
  const inDoubt = createBoundedMap<number>()

  /** How the nonce of a request was used before; an amount of 0 uses none. */
  const readUse = ({ sent, path }: Seen) => {
    const nonce = textOf(sent['paymentMethodNonce']) ?? ''
    const cents = centsOf(sent['amount'])
    const used = cents === 0 || SANDBOX.test(nonce) ? undefined : nonces.get(nonce)
    const isSame = used?.userId === path['userId'] && used?.cents === cents
    return { nonce, cents, used, isSame }
  }

  const judgeCharged = (seen: Seen): Found => {
    const { id, amount } = asObject(asObject(seen.exchange.json)['transaction'])
    const asked = seen.sent['amount']
    const { nonce, cents, used, isSame } = readUse(seen)
    const isRepeated = isSame && used?.charge !== undefined
    return [
      differIf(typeof amount === 'number' && typeof asked === 'number' && amount !== asked, seen, {
        rule: 'charged-amount',
        expected: `amount: ${String(asked)}`,
        got: `amount: ${String(amount)}`,
        cause: 'Another amount was charged than was asked for.',
      }),
      differIf(cents !== 0 && DECLINED.test(nonce), seen, {
        rule: 'declined',
        expected: '402',
        cause: 'The provider declines this nonce.',
      }),
      differIf(used !== undefined && !isRepeated, seen, {
        rule: 'nonce-once',
        expected: '409',
        cause:
          'The nonce was used before: for another amount, by another user, or it was declined.',
      }),
      differIf(isRepeated && used.charge !== id, seen, {
        rule: 'nonce-once',
        expected: `the transaction ${used?.charge}`,
        got: String(id),
        cause: 'The same request charged the nonce once more.',
      }),
      // Of a masked nonce it is not known whether it came before.
      differIf(nonce !== '' && used === undefined && charges.has(String(id)), seen, {
        rule: 'nonce-once',
        expected: 'a transaction of its own',
        got: String(id),
        cause: 'Another charge of this recording has this transaction.',
      }),
    ]
  }

  /** "Another nonce with the same amount is then refused once with a 409 that says so, and charged when it comes again." */
  const doubtsOf = (seen: Seen) => inDoubt.get(keyOf(seen)) ?? 0

  const judgeConflict = (seen: Seen): Found => {
    const { nonce, cents, used, isSame } = readUse(seen)
    const isTest = SANDBOX.test(nonce) && !DECLINED.test(nonce)
    return [
      differIf((isTest && doubtsOf(seen) === 0) || cents === 0, seen, {
        rule: 'refused',
        expected: 'no 409',
        cause:
          'An amount of 0 uses no nonce, and those of the sandbox can be charged again and again.',
      }),
      differIf(isSame && used?.charge !== undefined, seen, {
        rule: 'nonce-once',
        expected: `200 and the transaction ${used?.charge}`,
        cause: 'The same request again answers with the same transaction.',
      }),
    ]
  }

  const noteUse = ({ sent, path, exchange, isOk, startedAt }: Seen) => {
    const [nonce, userId] = [textOf(sent['paymentMethodNonce']), textOf(path['userId'])]
    const cents = centsOf(sent['amount'])
    if (userId === undefined || cents === undefined) return
    const id = isOk ? textOf(asObject(asObject(exchange.json)['transaction'])['id']) : undefined
    if (id !== undefined && !charges.has(id))
      charges.set(id, { id, userId, cents, isVoid: false, madeAt: startedAt })
    if (nonce === undefined || cents === 0 || nonces.has(nonce)) return
    nonces.set(nonce, { userId, cents, ...(id === undefined ? {} : { charge: id }) })
  }

  return {
    charge: (id) => (typeof id === 'string' ? charges.get(id) : undefined),
    giveBack(id) {
      const known = charges.get(id)
      if (known) charges.set(id, { ...known, isVoid: true })
    },
    judge(seen) {
      if (seen.operation.id !== 'createPayment' || isOfUnknown(seen)) return []
      if (seen.isOk) return judgeCharged(seen)
      const isConflict = seen.exchange.status === 409 && seen.isAlone && seen.broken.length === 0
      return isConflict ? judgeConflict(seen) : []
    },
    note(seen) {
      const { status } = seen.exchange
      if (seen.operation.id !== 'createPayment') return
      if (seen.isOk || status === 402) noteUse(seen)
      if (status === 500) inDoubt.set(keyOf(seen), doubtsOf(seen) + 1)
      const isOfDoubt = status === 409 && readUse(seen).used === undefined
      if (isOfDoubt) inDoubt.set(keyOf(seen), Math.max(doubtsOf(seen) - 1, 0))
    },
  }
}

/** The same for charges of one amount to one user. */
function keyOf({ sent, path }: Seen): string {
  return `${String(path['userId'])} ${String(centsOf(sent['amount']))}`
}

/** That an order's transaction is that of another user. */
export function differForeign(seen: Seen) {
  const cause = 'The transaction is that of another user.'
  return differ(seen, { rule: 'unpaid-order', expected: '403', cause })
}
