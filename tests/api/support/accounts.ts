import { signInAccounts } from '../../../mocks/api/database/seed/accounts'

const [admin, shopper] = signInAccounts

/** The accounts of a fresh shop. */
export { admin, shopper }
