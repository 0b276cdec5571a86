import type { Session } from '../../src/api/generated/types'

/** A shop that one test has for itself: products, accounts and orders of the seed, and an origin. */
export interface OwnShop {
  readonly origin: string
  /** Signs a persona in without the form. */
  signInAs(persona: 'administrator'): Promise<Session>
  close(): Promise<void>
}

/**
 * Opens a shop.
 *
 * @param server where `serve-shops.ts` listens
 * @param name of its world; ids are the same for the same name
 * @throws Error with what the server says when it can't be opened
 */
export async function openShop(server: string, name: string): Promise<OwnShop> {
  const call = async (method: string, path: string): Promise<Response> => {
    const response = await fetch(server + path, { method })
    if (response.ok) return response
    throw new Error(
      `${method} ${server}${path} answered ${response.status}: ${await response.text()}`,
    )
  }
  const { origin }: { origin: string } = await (await call('POST', `/shops/${name}`)).json()
  return {
    origin,
    signInAs: async (persona) => (await call('POST', `/w/${name}/personas/${persona}`)).json(),
    close: async () => void (await call('DELETE', `/shops/${name}`)),
  }
}
