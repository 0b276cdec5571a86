/** What is started. `start --memory` is `start` with a database in memory. */
export type StartCommand = 'start' | 'start --api' | 'mock' | 'dev'

/** `misspelled` looks like `production` and is not, such as `prod`. */
export type NodeEnvironment = 'production' | 'misspelled' | 'other'

export type DatabaseKind = 'memory' | 'directory' | 'server'

/** Which kind of start has used the data; once production has opened it, it stays production data. */
export type DataKind = 'fresh' | 'demonstration' | 'production'

/** `weak`: published, common, or with too few different characters. */
export type SecretStrength = 'missing' | 'weak' | 'strong'

/** Everything that a start depends on, without any secret. */
export interface StartSituation {
  readonly command: StartCommand
  readonly nodeEnvironment: NodeEnvironment
  readonly hasBraintreeKeys: boolean
  readonly braintreeEnvironment: 'unnamed' | 'sandbox' | 'production'
  /** Whether `BRAINTREE_MERCHANT_ACCOUNT_ID` says which currency a sale is in. */
  readonly hasMerchantAccount: boolean
  /** Whether `ALLOW_SANDBOX=1` lets production run on the provider's sandbox. */
  readonly allowsSandbox: boolean
  readonly jwtSecret: SecretStrength
  readonly adminPassword: SecretStrength
  readonly database: DatabaseKind
  readonly data: DataKind
  /** Whether an account of role 1 is in the data, or comes with the seed. */
  readonly hasAdministrator: boolean
  /** The address that `HOST` or `--host` asks for. */
  readonly host: string | undefined
}

export type StartDecision = StartsDecision | RefusesDecision

export interface StartsDecision {
  readonly starts: true
  /** Whether it is a shop in production: no password is published, and secrets are given. */
  readonly isForReal: boolean
  /** The address to listen on; `undefined` is every address of the machine. */
  readonly host: string | undefined
  readonly provider: 'simulated' | 'Braintree sandbox' | 'Braintree production'
  /**
   * `published`: the two documented passwords work. `private`: each account has its own password, and one
   * administrator with `ADMIN_PASSWORD` where none has such a password.
   */
  readonly accounts: 'published' | 'private'
  readonly warnings: readonly string[]
}

export interface RefusesDecision {
  readonly starts: false
  /** Sentences that say what is wrong and what to do. */
  readonly reasons: readonly string[]
}
