import { OutOfReach } from './errors'
import type { OwnAccount } from './identity'

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
      return refuse('another email')
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
