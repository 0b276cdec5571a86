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
    `${count} × order: the contract can't delete them; cancelled where there is such a status`,
}

const KINDS: readonly WriteKind[] = ['product', 'account', 'category', 'order', 'charge']

/** The records that stay in the service, in sentences. */
export function describeLeftBehind(entries: readonly LedgerEntry[]): string[] {
  return KINDS.flatMap((kind) => {
    const left = entries.filter((entry) => entry.kind === kind)
    if (left.length === 0) return []
    const names = [...new Set(left.map(({ id, name }) => id ?? name))].slice(0, 4).join(', ')
    const more = left.length > 4 ? ', …' : ''
    return [`${SENTENCES[kind](left.length)} (${names}${more})`]
  })
}
