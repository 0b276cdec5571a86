import { publishedPasswords } from '../database/seed/accounts'
import type { PasswordHasher } from './password-hasher'

/**
 * A hasher for production: a password that the documentation prints opens no account there, whoever has chosen it, and
 * refusing it takes as long as refusing any other.
 */
export function withoutPublished(passwords: PasswordHasher): PasswordHasher {
  return {
    ...passwords,
    async verify(password, hash) {
      const isRight = await passwords.verify(password, hash)
      return isRight && !publishedPasswords.includes(password.normalize('NFKC'))
    },
  }
}
