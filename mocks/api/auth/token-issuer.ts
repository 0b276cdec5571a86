import { JOSEError } from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { z } from 'zod/mini'
import { drawBytes } from '../lib/random'
import { createVerifiedTokens } from './verified-tokens'

/** What a token says: whose it is, and of which of the user's sign-ins. */
export interface SignedSession {
  readonly id: string
  readonly userId: string
  /** The user's `sessionGeneration` at sign-in. */
  readonly generation: number
}

/** Signs session tokens and reads them back. */
export interface TokenIssuer {
  /** A token of a new session. */
  issue(session: Omit<SignedSession, 'id'>): Promise<string>
  /** `undefined` for a token that is malformed, forged or expired. */
  read(token: string): Promise<SignedSession | undefined>
}

const ALGORITHM = 'HS256'
const ISSUER = 'prompt-bazaar'
/** Who takes these tokens: the API, and nothing else that may come to share its secret. */
const AUDIENCE = 'prompt-bazaar/api'
const LIFETIME_SECONDS = 7 * 24 * 60 * 60
const SESSION_ID_BYTES = 16

const claimsSchema = z.object({
  sub: z.string(),
  jti: z.string(),
  generation: z.int(),
  exp: z.number(),
})

/** The role is left out on purpose: it is read from the database, where it can change. */
export function createTokenIssuer(secret: string, now: () => Date): TokenIssuer {
  let importing: Promise<CryptoKey> | undefined
  const verified = createVerifiedTokens<SignedSession>()
  // Made once: of bytes it would be made for each token.
  const findKey = () => {
    importing ??= importKey(secret)
    return importing
  }
  return {
    async issue({ userId, generation }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ generation })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(drawBytes(SESSION_ID_BYTES).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(await findKey())
    },
    async read(token) {
      const at = now()
      const known = verified.find(token, at)
      if (known) return known
      try {
        const { payload } = await jwtVerify(token, await findKey(), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp'],
          currentDate: at,
        })
        const claims = claimsSchema.safeParse(payload).data
        if (!claims) return undefined
        const session = { id: claims.jti, userId: claims.sub, generation: claims.generation }
        verified.keep(token, session, { from: payload.nbf, until: claims.exp })
        return session
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}
