import { asObject } from '../../../../mocks/contract/json'
import type { Variant } from '../fault'
import { endSessions, keepSessions, signJwt, translateTokens } from '../services/sessions'
import { everyHeader } from '../wrap/every-answer'
import { onAnswer } from '../wrap/one-operation'

/** Lifetime and format of tokens are up to the service. */
export const sessionVariants: readonly Variant[] = [
  {
    name: 'other sessions that end with a new password if they are a second old',
    wrap: keepSessions((ageMs) => ageMs < 1_000),
  },
  { name: 'one session for each account, the newest', wrap: endSessions('sign-in') },
  { name: 'tokens that are no JWTs', wrap: translateTokens((n) => `session${n}AbCdEfGh`) },
  {
    name: 'tokens that are encrypted',
    wrap: translateTokens((n) => `eyJ0eXAi.k${n}.iv.c${n}.tag`),
  },
  { name: 'tokens with signs of base64', wrap: translateTokens((n) => `v4+local/${n}abcDEF==`) },
  {
    name: 'tokens with name, email and role in them, and an end',
    wrap: translateTokens((jti, { name, email, role }) =>
      signJwt({ name, email, role, jti, iat: 1, exp: 4_000_000_000 }, 'kT9-not-to-be-guessed'),
    ),
  },
  {
    name: 'tokens with a hash that is none of a password',
    wrap: translateTokens((jti) =>
      signJwt(
        { jti, at_hash: 'MTIzNDU2Nzg5MDEyMzQ1Ng', sid: 'f'.repeat(64) },
        'kT9-not-to-be-guessed',
      ),
    ),
  },
  {
    name: 'sessions that say when they end, with a token to renew them',
    wrap: onAnswer('signIn', (session) => ({
      ...asObject(session),
      ...{ expiresIn: 3600, tokenType: 'Bearer', refreshToken: 'rt-5b1f7a90c3' },
    })),
  },
  {
    name: 'a cookie with a session beside the token',
    wrap: everyHeader({ 'set-cookie': 'session=s%3A1f2e3d.4c5b; HttpOnly; Secure; SameSite=Lax' }),
  },
  { name: 'tokens of 4000 characters', wrap: translateTokens((n) => `${n}`.padStart(4000, 'x')) },
]
