import type { KnownAddresses } from './auth/known-addresses'
import type { PasswordHasher } from './auth/password-hasher'
import type { PasswordRules } from './auth/password-rules'
import type { TokenIssuer } from './auth/token-issuer'
import type { Database } from './database/database'
import type { PaymentProvider } from './payment/payment-provider'
import type { PhotoNormalizer } from './photo/normalize-photo'
import type { AccessLimits } from './rate-limit/access-limits'

/** What the handlers work with. */
export interface Services {
  readonly database: Database
  readonly passwords: PasswordHasher
  readonly passwordRules: PasswordRules
  readonly tokens: TokenIssuer
  readonly limits: AccessLimits
  readonly knownAddresses: KnownAddresses
  readonly payments: PaymentProvider
  readonly photos: PhotoNormalizer
  /** What the addresses of photos and of the simulated gateway begin with; empty at the root of an origin. */
  readonly publicPath: string
  now(): Date
}
