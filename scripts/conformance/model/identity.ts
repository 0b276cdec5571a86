import { createHash, randomUUID } from 'node:crypto'

/** The names of the checks' records, derived from the seed: the same in every run. */
export interface Identity {
  /** Part of every name, so that the records can be found again. */
  readonly tag: string
  /** The n-th account: an earlier one may be unusable by now. */
  account(who: 'shopper' | 'other', attempt: number): OwnAccount
  categoryName(which: 'first' | 'second'): string
  productName(word: string): string
  isOwnName(name: string): boolean
  /** A unique text; reports show it as `<fresh>`. */
  fresh(): string
}

export interface OwnAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The profile journey changes to these and back. */
  readonly changedEmail: string
  /** Long, of several scripts and with blanks at both ends, so that a service can't keep it in part. */
  readonly changedPassword: string
  /** Whether it is somebody else's, who signs in elsewhere: its password is not known. */
  readonly isGiven?: true
}

export function createIdentity(seed: string): Identity {
  const tag = `zq${digest(seed).slice(0, 6)}`
  const prefix = `Conformance ${tag}`
  return {
    tag,
    account(who, attempt) {
      const suffix = attempt === 1 ? '' : `.${attempt}`
      const local = `conformance.${tag}.${who}${suffix}`
      const password = `pw-${digest(`${seed} ${local}`).slice(0, 20)}`
      return {
        name: `Conformance ${who}`,
        email: `${local}@example.com`,
        password,
        changedEmail: `${local}.changed@example.com`,
        changedPassword: ` Wörter слово 言葉 🔑 ${password.repeat(4)} Z `,
      }
    },
    // Names are unique whatever their case: not only that of A to Z.
    categoryName: (which) => `${prefix} ${which} é`,
    productName: (word) => `${prefix} ${word}`,
    fresh: () => `fresh-${randomUUID().slice(0, 8)}`,
    isOwnName: (name) => name.includes(prefix),
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
