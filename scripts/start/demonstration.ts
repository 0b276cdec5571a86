import { Hono } from 'hono'
import type { Configuration } from '../../mocks/api/configuration'
import type { SignInAccount } from '../../mocks/api/database/seed/accounts'
import { findUnknownHost, readHost } from '../../mocks/api/http/known-hosts'

/**
 * What a shop outside production has beside its pages and its API: the contract as a page for whoever develops, and no
 * answer under a name that is not its own. Its passwords are published, and under such a name any web page could use them.
 *
 * @param app the shop
 */
export async function createDemonstration(
  app: Pick<Hono, 'fetch'>,
  accounts: readonly SignInAccount[],
  { shopOrigin }: Pick<Configuration, 'shopOrigin'>,
): Promise<Hono> {
  // It is large, and production has none.
  const { createContractPage } = await import('../contract-page/contract-page')
  const allowed = shopOrigin === undefined ? [] : [new URL(shopOrigin).hostname]
  const server = new Hono()
  server.use(async (context, next) => {
    const name = findUnknownHost([readHost(context.req.raw)], allowed)
    if (name === undefined) return next()
    const error = `This demonstration is not served to "${name}": any page can have such a name lead here, and its passwords are published. It is served to localhost, to IP addresses, and to the name in SHOP_URL.`
    return context.json({ error }, 403)
  })
  server.route('/', createContractPage({ hasWorlds: false, accounts }))
  // The environment holds the connection, by which the API counts attempts.
  server.all('*', ({ req, env }) => app.fetch(req.raw, env))
  return server
}
