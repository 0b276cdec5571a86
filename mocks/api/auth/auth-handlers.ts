import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import type { Services } from '../services'
import { createUser, findUserByEmail, replaceHash } from '../user/user-store'
import { toWireUser } from '../wire'

/** Accounts and sessions. */
export function createAuthHandlers({
  database,
  now,
  passwords,
  passwordRules,
  tokens,
  limits,
  knownAddresses,
}: Services): Pick<Handlers, 'signIn' | 'signUp' | 'signOut'> {
  return {
    async signIn({ body: { email, password } }, { address }) {
      const finding = once(() => findUserByEmail(database, email))
      const isKnown = async () => {
        const user = await finding()
        return user !== undefined && knownAddresses.isKnown(user.id, address)
      }
      const pass = await limits.admitSignIn(email, address, isKnown)
      if (!pass.isAdmitted) return pass.refusal
      const user = await finding()
      const isRight = await passwords.verify(password, user?.passwordHash)
      if (!user?.passwordHash || !isRight) return refuse(401, 'Email and password do not match.')
      await pass.succeed()
      await knownAddresses.remember(user.id, address)
      if (passwords.isWeak(user.passwordHash)) {
        const to = await passwords.hash(password)
        await replaceHash(database, user.id, { from: user.passwordHash, to })
      }
      const token = await tokens.issue({ userId: user.id, generation: user.sessionGeneration })
      return answer({ token, user: toWireUser(user) })
    },

    async signUp({ body: { name, email, password } }, { address }) {
      const pass = await limits.admitSignUp(address)
      if (!pass.isAdmitted) return pass.refusal
      const refusal = await passwordRules.refuseGuessable(password)
      if (refusal) return refusal
      const passwordHash = await passwords.hash(password)
      const user = await createUser(database, { name, email, passwordHash, createdAt: now() })
      if (!user) return refuse(409, 'email: another account uses this address.')
      return answer({ success: true, user: toWireUser(user) })
    },

    async signOut() {
      // Tokens are not kept here, so there is nothing to end: the client forgets its own.
      return answer({ message: 'Signed out.' })
    },
  }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
