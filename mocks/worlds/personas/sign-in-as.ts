import type { Session } from '../../../src/api/generated/types'
import { openShop } from '../recipes/open-shop'
import { RecipeFailed } from '../recipes/shop'
import { readStateName, states } from '../states/states'
import type { World } from '../world'
import { PersonaError } from './persona'
import { personas, readPersonaName } from './personas'

/**
 * Signs a persona in to a world; the account and its past are made when they are not there yet, as one step.
 *
 * @throws PersonaError for an unknown persona, or one that can't be had in this world; nothing is changed then
 */
export async function signInAs(world: World, name: string): Promise<Session> {
  const persona = readPersonaName(name)
  const { account, signedUpAgoMs, past } = personas[persona]
  const { sessionAgeMs = 0 } = states[readStateName(world.state())]
  return world.arrange({ method: 'PUT', path: `/personas/${persona}` }, async (arranging) => {
    const shop = openShop(arranging)
    const signIn = () => shop.ago(sessionAgeMs, () => shop.signIn(account))
    const session = await signIn()
    if (session) return session
    try {
      await shop.ago(signedUpAgoMs ?? 0, () => shop.signUp(account))
      const first = await shop.signIn(account)
      if (first) await past?.(shop, first)
    } catch (error) {
      if (!(error instanceof RecipeFailed)) throw error
      throw new PersonaError(
        `The persona ${persona} can't be had in this world, whose accounts have changed: ${error.message}`,
      )
    }
    const made = await signIn()
    if (made) return made
    throw new PersonaError(`The persona ${persona} has another password in this world.`)
  })
}
