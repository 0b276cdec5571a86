import { createHash, randomUUID } from 'node:crypto'
import { OutOfReach } from './errors'

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

/** The account of somebody who signs in elsewhere; reading what only signing in could use ends the step. */
export function toGivenAccount({ name, email }: Pick<OwnAccount, 'name' | 'email'>): OwnAccount {
  const refuse = (what: string): never => {
    throw new OutOfReach(
      `people sign in elsewhere (--auth), and ${what} is not the check's to know`,
    )
  }
  return {
    name,
    email,
    isGiven: true,
    get password() {
      return refuse('a password')
    },
    get changedEmail() {
      return refuse('another e-mail')
    },
    get changedPassword() {
      return refuse('another password')
    },
  }
}

/** A profile as it was, to be put back; the password only where it is known. */
export function toProfile(account: OwnAccount) {
  const { name, email } = account
  return account.isGiven ? { name, email } : { name, email, password: account.password }
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
    categoryName: (which) => `${prefix} ${which}`,
    productName: (word) => `${prefix} ${word}`,
    fresh: () => `fresh-${randomUUID().slice(0, 8)}`,
    isOwnName: (name) => name.includes(prefix),
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
