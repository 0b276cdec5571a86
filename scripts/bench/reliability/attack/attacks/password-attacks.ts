import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { sendJson } from './write-request'

/** Requests that each cost a password hash. */
export function passwordAttacks({ attackers, shoppers }: ShopFacts): Attack[] {
  const signIn = (email: string, password: string) =>
    sendJson('POST', '/api/auth/signin', { email, password })
  const own = inTurns(attackers.map(({ email, password }) => signIn(email, password)))
  const changes = inTurns(
    attackers.map(({ userId, token, email, password }) =>
      sendJson(
        'PUT',
        `/api/user/profile/${userId}`,
        { name: 'Made Up', email, password },
        { Authorization: `Bearer ${token}` },
      ),
    ),
  )
  const known = inTurns(shoppers.map(({ email }) => email))
  let guesses = 0
  let people = 0
  return [
    { name: 'own sign-ins', manner: { kind: 'ask', next: own } },
    {
      name: 'wrong passwords',
      manner: {
        kind: 'ask',
        next() {
          guesses += 1
          const email = guesses % 2 === 0 ? known() : `nobody${guesses}@example.org`
          return signIn(email, `guess-${guesses}`)
        },
      },
    },
    {
      name: 'sign-ups',
      manner: {
        kind: 'ask',
        next() {
          people += 1
          const email = `crowd${people}@example.org`
          return sendJson('POST', '/api/auth/signup', {
            name: 'Crowd',
            email,
            password: 'let-me-in',
          })
        },
      },
    },
    { name: 'password changes', manner: { kind: 'ask', next: changes } },
  ]
}
