import type { WriteKind } from './describe-write'
import type { JournalEntry } from './write-journal'

const SENTENCES: Readonly<Record<WriteKind, (count: number) => string>> = {
  product: (count) =>
    `${count} × product: could not be deleted; the next run that may write tries again, an administrator can: DELETE /product/delete/{productId}/{userId}`,
  category: (count) =>
    `${count} × category: the contract can't delete them; the next run uses them again`,
  account: (count) =>
    `${count} × account: the contract can't delete them; the next run uses them again`,
  charge: (count) => `${count} × charge with the sandbox's nonce`,
  order: (count) =>
    `${count} × order still open: the check could not cancel them, an administrator can: PUT /order/{orderId}/status/{userId}`,
}

const MOST_NAMES = 4

const KINDS: readonly WriteKind[] = ['product', 'account', 'category', 'order', 'charge']

/** The records that stay in the service, in sentences. */
export function describeLeftBehind(entries: readonly JournalEntry[]): string[] {
  const cancelled = entries.filter(({ state }) => state === 'cancelled')
  return [
    ...KINDS.flatMap((kind) =>
      describe(
        entries.filter((entry) => entry.kind === kind && entry.state !== 'cancelled'),
        SENTENCES[kind],
      ),
    ),
    ...describe(
      cancelled,
      (count) => `${count} × order, cancelled: the contract can't delete them`,
    ),
  ]
}

function describe(left: readonly JournalEntry[], write: (count: number) => string): string[] {
  if (left.length === 0) return []
  const names = [...new Set(left.map(({ id, name }) => id ?? name))]
  // Whoever has to remove them needs each of them.
  const shown = isRemovable(left) ? names : names.slice(0, MOST_NAMES)
  const more = shown.length < names.length ? ', …' : ''
  return [`${write(left.length)} (${shown.join(', ')}${more})`]
}

function isRemovable(left: readonly JournalEntry[]): boolean {
  return left.some(
    ({ kind, state }) => kind === 'product' || (kind === 'order' && state !== 'cancelled'),
  )
}
