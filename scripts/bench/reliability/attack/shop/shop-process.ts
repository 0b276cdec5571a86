/**
 * The shop as a service, as a process of its own: limits and password hashes as in production, on every address of this
 * machine. `PRODUCT_COUNT` fills the catalog up, `API_ONLY=1` leaves the pages out. The provider is the simulated one,
 * so that `NODE_ENV` can't be `production`.
 */
import { readConfiguration } from '../../../../../mocks/api/configuration'
import { startApi } from '../../../../../mocks/api/start-api'
import { listen } from '../../../../processes/listening/listen'
import { buildShop } from '../../../../start/build-shop'
import { reportUsage } from '../../service/report-usage'

const { DATA_DIR, PRODUCT_COUNT = '0', API_ONLY } = process.env
const environment = { DATA_DIR }

const starting = startApi({
  mode: 'service',
  environment,
  productCount: Number(PRODUCT_COUNT),
  log: (entry) => {
    if (entry.level === 'error') console.error(JSON.stringify(entry))
  },
})
const app =
  API_ONLY === '1'
    ? (await starting).app
    : await buildShop(readConfiguration(environment), starting, () => undefined)
const { port } = await listen(app, { port: 0 })
reportUsage()
process.send?.({ port })
// The measuring process may end first.
process.once('disconnect', () => process.exit())
