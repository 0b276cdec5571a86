import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import { listOrdersOfUser } from '../order/order-store'
import type { Services } from '../services'
import { mapBatches, toWireOrder, toWireUser } from '../wire'
import { newPassword, updateUser } from './user-store'

/** What belongs to one signed-in user. */
export function createUserHandlers({
  database,
  limits,
  passwords,
  passwordRules,
}: Services): Pick<Handlers, 'readProfile' | 'updateProfile' | 'listOwnOrders'> {
  return {
    async readProfile(_, { caller }) {
      return answer(toWireUser(caller))
    },

    async updateProfile({ body: { name, email, password } }, { caller, address }) {
      const pass = await limits.admitProfileUpdate(caller.id, address)
      if (!pass.isAdmitted) return pass.refusal
      const refusal = password ? await passwordRules.refuseGuessable(password) : undefined
      if (refusal) return refusal
      const change = password
        ? newPassword(await passwords.hash(password), caller.sessionId)
        : undefined
      const user = await updateUser(database, caller.id, { name, email, ...change })
      if (!user) return refuse(409, 'email: another account uses this address.')
      return answer(toWireUser(user))
    },

    async listOwnOrders(_, { caller }) {
      return answer(mapBatches(listOrdersOfUser(database, caller.id), toWireOrder))
    },
  }
}
