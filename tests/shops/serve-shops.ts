/**
 * Serves shops for tests: `POST /shops/NAME` opens one and answers with its origin, `DELETE` ends it. What is done with its
 * world besides, such as signing a persona in, is below `/w/NAME` as the mock has it. `PORT` chooses the port.
 */
import { Hono } from 'hono'
import { createJsonLog } from '../../mocks/api/http/log'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import { exitWithFault } from '../../scripts/processes/exit-with-message'
import { listen } from '../../scripts/processes/listening/listen'
import { parsePort } from '../../scripts/processes/listening/port'
import { stopOnSignal } from '../../scripts/processes/stop'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { createShops } from './shops'

await serve().catch(exitWithFault)

async function serve(): Promise<void> {
  const port = parsePort(process.env['PORT'] ?? '', 'PORT')
  const log = createJsonLog(() => new Date())
  const shops = await createShops(
    await buildStorefront('simulated', (message) => console.log(message)),
    (entry) => {
      if (entry.level !== 'info') log(entry)
    },
  )
  const worldsApp = await createWorldsApp(shops.worlds)
  const app = new Hono()
  app.get('/', (context) => context.text('POST /shops/NAME opens a shop.'))
  app.post('/shops/:name', async ({ req }) =>
    Response.json({ origin: await shops.open(req.param('name')) }),
  )
  app.delete('/shops/:name', async ({ req }) => {
    await shops.close(req.param('name'))
    return new Response(null, { status: 204 })
  })
  app.all(`${WORLDS_PATH}/*`, ({ req, env }) => worldsApp.fetch(req.raw, env))
  const server = await listen(app, { port, hostname: '127.0.0.1' })
  stopOnSignal(async () => {
    await server.close(0)
    await shops.closeAll()
  })
}
