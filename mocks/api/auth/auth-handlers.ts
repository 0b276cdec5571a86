import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import type { Services } from '../services'
import { toUser } from '../user/to-user'
import { createUser, findUserByEmail } from '../user/user-store'

/** Accounts and sessions. */
export function createAuthHandlers({
  database,
  now,
  passwords,
  passwordRules,
  tokens,
  limits,
}: Services): Pick<Handlers, 'signIn' | 'signUp' | 'signOut'> {
  return {
    async signIn({ body: { email, password } }, { address }) {
      const pass = await limits.admitSignIn(email, address)
      if (!pass.isAdmitted) return pass.refusal
      const user = await findUserByEmail(database, email)
      const isRight = await passwords.verify(password, user?.passwordHash)
      if (!user || !isRight) return refuse(401, 'E-mail and password do not match.')
      await pass.forget()
      const token = await tokens.issue({ userId: user.id, generation: user.sessionGeneration })
      return answer({ token, user: toUser(user) })
    },

    async signUp({ body: { name, email, password } }, { address }) {
      const pass = await limits.admitSignUp(address)
      if (!pass.isAdmitted) return pass.refusal
      const refusal = await passwordRules.refuseGuessable(password)
      if (refusal) return refusal
      const passwordHash = await passwords.hash(password)
      const user = await createUser(database, { name, email, passwordHash, createdAt: now() })
      if (!user) return refuse(409, 'email: another account uses this address.')
      return answer({ success: true, user: toUser(user) })
    },

    async signOut() {
      // Tokens are not kept here, so there is nothing to end: the client forgets its own.
      return answer({ message: 'Signed out.' })
    },
  }
}
