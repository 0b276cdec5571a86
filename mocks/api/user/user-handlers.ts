import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import { listOrdersOfUser } from '../order/order-store'
import type { Services } from '../services'
import { toUser } from './to-user'
import { updateUser } from './user-store'

/** What belongs to one signed-in user. */
export function createUserHandlers({
  database,
  passwords,
}: Services): Pick<Handlers, 'readProfile' | 'updateProfile' | 'listOwnOrders'> {
  return {
    async readProfile(_, { caller }) {
      return answer(toUser(caller))
    },

    async updateProfile({ body: { name, email, password } }, { caller }) {
      const change = password ? { passwordHash: await passwords.hash(password) } : {}
      const user = await updateUser(database, caller.id, { name, email, ...change })
      if (!user) return refuse(409, 'email: another account uses this address.')
      return answer(toUser(user))
    },

    async listOwnOrders(_, { caller }) {
      return answer(listOrdersOfUser(database, caller.id))
    },
  }
}
