import { JOSEError } from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'

/** Signs session tokens and reads them back. */
export interface TokenIssuer {
  issue(userId: string): Promise<string>
  /** The user's id, `undefined` for a token that is malformed, forged or expired. */
  read(token: string): Promise<string | undefined>
}

const ALGORITHM = 'HS256'
const ISSUER = 'prompt-bazaar'
const LIFETIME_SECONDS = 7 * 24 * 60 * 60

/** The role is left out on purpose: it is read from the database, where it can change. */
export function createTokenIssuer(secret: string, now: () => Date): TokenIssuer {
  const key = new TextEncoder().encode(secret)
  return {
    issue(userId) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key)
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
        })
        return payload.sub
      } catch (error) {
        if (error instanceof JOSEError) return undefined
        throw error
      }
    },
  }
}
