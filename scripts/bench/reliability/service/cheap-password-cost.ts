import type { PasswordCost } from '../../../../mocks/api/auth/password-hasher'

/** A hash is slow on purpose: a thousand of them would be all that is measured. */
export const CHEAP_PASSWORD_COST: PasswordCost = { N: 2 ** 10, r: 8, p: 1 }
