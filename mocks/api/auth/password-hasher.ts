import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { drawBytes } from '../lib/random'

/**
 * Hashes passwords slowly, so that a stolen table is of little use. How many are hashed at a time is limited by
 * `admission`.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** A wrong password takes as long for an account without a hash, or with one of a lower cost, as for any other. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>
  /** Whether the hash is of a lower cost than a new one, and so should be replaced by it. */
  isWeak(hash: string): boolean
}

/** Derives a key from a password; a test counts how much work that is. */
export type DeriveKey = (password: string, salt: Buffer, cost: PasswordCost) => Promise<Buffer>

/** scrypt's cost; memory is 128 * N * r bytes. */
export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** One of the settings that OWASP's password storage cheat sheet holds to be equally strong. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }

/** Node's default; for a shop on one's own machine, whose accounts are made up. */
export const TRIAL_PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 1 }

/** For a database that is never written to a disk: there is no table to steal. Accounts of the seed keep their hashes. */
export const MEMORY_PASSWORD_COST: PasswordCost = { N: 2 ** 10, r: 8, p: 1 }

const VERSION = 'scrypt1'
const KEY_BYTES = 32
const SALT_BYTES = 16

/** The hash carries its own cost and salt: `scrypt1$N$r$p$salt$key`. */
export function createPasswordHasher(
  cost = DEFAULT_PASSWORD_COST,
  derive: DeriveKey = deriveKey,
): PasswordHasher {
  const nobody = format(cost, drawBytes(SALT_BYTES), drawBytes(KEY_BYTES))

  return {
    async hash(password) {
      const salt = drawBytes(SALT_BYTES)
      return format(cost, salt, await derive(password, salt, cost))
    },
    async verify(password, hash) {
      const { salt, key, ...stored } = parse(hash ?? nobody)
      const isRight = timingSafeEqual(await derive(password, salt, stored), key)
      const rest = findRest(cost, stored)
      if (!isRight && rest) await derive(password, salt, rest)
      return isRight
    },
    isWeak: (hash) => findRest(cost, parse(hash)) !== undefined,
  }
}

/** What is left to do of the wanted work when the stored one is done; `undefined` when nothing is. */
function findRest(wanted: PasswordCost, { N, r, p }: PasswordCost): PasswordCost | undefined {
  const rounds = Math.round((wanted.N * wanted.r * wanted.p) / (N * r)) - p
  return rounds > 0 ? { N, r, p: rounds } : undefined
}

function format({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return [VERSION, N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function parse(hash: string): PasswordCost & { salt: Buffer; key: Buffer } {
  const [version, N, r, p, salt, key] = hash.split('$')
  if (version !== VERSION || salt === undefined || key === undefined) {
    throw new Error('A stored password hash has an unknown form')
  }
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

function deriveKey(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r * p }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
