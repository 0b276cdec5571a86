import { createHash, randomUUID } from 'node:crypto'

/** The names under which the checks write, derived from the seed: the same from run to run. */
export interface Identity {
  /** Stands in every name and finds it again. */
  readonly tag: string
  /** The n-th attempt at an account: a former one may have been spoilt. */
  account(who: 'shopper' | 'other', attempt: number): OwnAccount
  categoryName(which: 'first' | 'second'): string
  productName(word: string): string
  isOwnName(name: string): boolean
  /** Text that no run has sent before; reports show it as `<fresh>`. */
  fresh(): string
}

export interface OwnAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** What the profile journey changes to and back again. */
  readonly changedEmail: string
  readonly changedPassword: string
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
        changedPassword: `${password}-changed`,
      }
    },
    categoryName: (which) => `${prefix} ${which}`,
    productName: (word) => `${prefix} ${word}`,
    fresh: () => `fresh-${randomUUID().slice(0, 8)}`,
    isOwnName: (name) => name.includes(prefix),
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
