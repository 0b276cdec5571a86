import type { WriteKind } from '../ledger/describe-write'
import type { LedgerEntry } from '../ledger/ledger'

const SENTENCES: Readonly<Record<WriteKind, (count: number) => string>> = {
  product: (count) => `${count} × product: could not be deleted; the next run tries again`,
  category: (count) =>
    `${count} × category: the contract can't delete them; the next run uses them again`,
  account: (count) =>
    `${count} × account: the contract can't delete them; the next run uses them again`,
  charge: (count) => `${count} × charge with the sandbox's nonce`,
  order: (count) =>
    `${count} × order still open: cancel them by hand; this service or its options did not let the check`,
}

const KINDS: readonly WriteKind[] = ['product', 'account', 'category', 'order', 'charge']

/** The records that stay in the service, in sentences. */
export function describeLeftBehind(entries: readonly LedgerEntry[]): string[] {
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

function describe(left: readonly LedgerEntry[], write: (count: number) => string): string[] {
  if (left.length === 0) return []
  const names = [...new Set(left.map(({ id, name }) => id ?? name))].slice(0, 4).join(', ')
  const more = left.length > 4 ? ', …' : ''
  return [`${write(left.length)} (${names}${more})`]
}
