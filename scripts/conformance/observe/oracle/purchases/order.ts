import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { isSameText } from '../../../checks/limits/compare-text'
import type { RuleId } from '../../../model/rules'
import { differAt } from '../differ'
import { centsOf, type Found, type Seen, textOf } from '../seen'

/** What an order has of a product. */
export interface Line {
  readonly count: number
  readonly cents?: number
  readonly name?: string
}

/** By the products' ids. */
export type Lines = ReadonlyMap<string, Line>

/** An order as it was asked for. */
export interface Draft {
  readonly transaction: string
  readonly cents: number | undefined
  readonly address: string
  readonly lines: Lines
}

/** An order that this recording has placed. */
export interface Order extends Draft {
  readonly id: string
  readonly userId: string
  readonly createdAt: unknown
  /** `undefined` where two changes at once may have left one or the other. */
  readonly status: unknown
  /** When its last write was answered, in milliseconds since 1970. */
  readonly writtenAt: number
}

export function readDraft(sent: JsonObject): Draft {
  const { transaction_id, amount, address, products } = asObject(sent['order'])
  return {
    transaction: textOf(transaction_id) ?? '',
    cents: centsOf(amount),
    address: String(address),
    lines: readLines(products),
  }
}

/** Products may stand on several lines, and come back on one. */
export function readLines(products: unknown): Lines {
  const lines = new Map<string, Line>()
  for (const line of asArray(products).map(asObject)) {
    const { _id, price, name, count } = line
    const id = String(_id)
    lines.set(id, toLine((lines.get(id)?.count ?? 0) + Number(count), price, name))
  }
  return lines
}

export function toLine(count: number, price: unknown, name: unknown): Line {
  const cents = centsOf(price)
  return {
    count,
    ...(cents === undefined ? {} : { cents }),
    ...(typeof name === 'string' ? { name } : {}),
  }
}

const CHANGED = 'The order is not as it was placed in this recording.'

interface Comparison {
  readonly field: string
  readonly rule: RuleId
  readonly wanted: unknown
  readonly got: unknown
  readonly isSame?: boolean
}

/** How an order that is shown differs from what was placed. */
export function compareOrder(seen: Seen, shown: JsonObject, order: Order): Found {
  const lines = readLines(shown['products'])
  const changed = [...order.lines].find(([id, line]) => isChanged(line, lines.get(id)))
  const [address, createdAt] = [String(shown['address']), String(shown['createdAt'])]
  const comparisons: readonly Comparison[] = [
    { field: 'amount', rule: 'order-amount', wanted: order.cents, got: centsOf(shown['amount']) },
    {
      field: 'address',
      rule: 'read-back',
      wanted: order.address,
      got: address,
      isSame: isSameText(order.address, address),
    },
    { field: 'pieces', rule: 'read-back', wanted: toCounts(order.lines), got: toCounts(lines) },
    {
      field: 'line',
      rule: 'order-copy',
      wanted: changed?.[1],
      got: changed && lines.get(changed[0]),
    },
    {
      field: 'user',
      rule: 'own-orders',
      wanted: order.userId,
      got: asObject(shown['user'])['_id'],
    },
    {
      field: 'transaction_id',
      rule: 'read-back',
      wanted: order.transaction,
      got: shown['transaction_id'],
    },
    {
      field: 'status',
      rule: 'order-status',
      wanted: order.status,
      got: shown['status'],
      isSame: order.status === undefined || order.status === shown['status'],
    },
    {
      field: 'createdAt',
      rule: 'read-back',
      wanted: order.createdAt,
      got: createdAt,
      isSame: Date.parse(createdAt) === Date.parse(String(order.createdAt)),
    },
  ]
  return comparisons.map(({ field, rule, wanted, got, isSame = wanted === got }) =>
    isSame ? undefined : differAt(seen, rule, [field, wanted, got], CHANGED),
  )
}

/** Missing lines are told by the pieces. */
function isChanged(wanted: Line, got: Line | undefined): boolean {
  if (!got) return false
  const isDearer = wanted.cents !== undefined && wanted.cents !== got.cents
  return isDearer || (wanted.name !== undefined && wanted.name !== got.name)
}

function toCounts(lines: Lines): string {
  return [...lines]
    .map(([id, { count }]) => `${count} × ${id}`)
    .sort()
    .join(', ')
}
