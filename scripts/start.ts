/**
 * `npm start`: the whole shop on one address. Builds the storefront when it is stale and serves it with the stateful API
 * and the simulated payment provider. `PORT` chooses the port, `DATA_DIR` where the data is kept; `--memory` keeps none.
 * With `NODE_ENV=production` it starts with its secrets only, and with none of its own making.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfiguration, requireSecrets } from '../mocks/api/configuration'
import type { LogEntry } from '../mocks/api/http/log'
import { startApi } from '../mocks/api/start-api'
import { exitWithMessage } from './processes/exit-with-message'
import { listen } from './processes/listen'
import { assertPortIsFree, parsePort } from './processes/port'
import { stopOnSignal } from './processes/stop'
import { announce } from './start/announce'
import { buildStorefront } from './start/build-storefront'
import { loadPreview } from './start/preview/load-preview'
import { chooseProvider } from './start/provider-kind'
import { createShopServer } from './start/shop-server'

await start().catch(exitWithMessage)

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false } } })
  const port = parsePort(process.env['PORT'] ?? '4173', 'PORT')
  await assertPortIsFree(port, `PORT=${port + 1} npm start`)
  const configuration = readConfiguration(process.env)
  const mode = configuration.isProduction ? 'service' : 'demo'
  if (configuration.isProduction) requireSecrets(configuration)
  const provider = chooseProvider(configuration)
  const [storefront, api] = await Promise.all([
    buildStorefront(provider, (message) => console.log(message)),
    startApi({ mode, isInMemory: values.memory, log: logTrouble }),
  ])
  const preview = await loadPreview(storefront, api.app, (error) => console.error(error))
  const shop = createShopServer({
    storefront: join(storefront, 'files'),
    preview,
    provider,
    api: api.app,
  })
  const server = await listen(shop, { port })
  stopOnSignal(async () => {
    await server.close()
    await api.close()
  })
  announce(server.port, api.accounts)
}

/** A shop on one's own machine says nothing of what goes well. */
function logTrouble(entry: LogEntry): void {
  if (entry.level !== 'info') console.error(JSON.stringify(entry))
}
