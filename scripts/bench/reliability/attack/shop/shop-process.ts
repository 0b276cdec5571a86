/**
 * The shop as `npm start` has it, as a process of its own: default rates, password hashes at their full cost, on every
 * address of this machine. `PRODUCT_COUNT` fills the catalogue up, `API_ONLY=1` leaves the pages out. The provider is
 * the simulated one, so it can't be started for production.
 */
import { DEFAULT_PASSWORD_COST } from '../../../../../mocks/api/auth/password-hasher'
import { readConfiguration } from '../../../../../mocks/api/configuration'
import { startApi } from '../../../../../mocks/api/start-api'
import { listen } from '../../../../processes/listen'
import { buildShop } from '../../../../start/build-shop'
import { tellUsage } from '../../service/tell-usage'

const { DATA_DIR, PRODUCT_COUNT = '0', API_ONLY } = process.env
const environment = { DATA_DIR }

const starting = startApi({
  mode: 'demo',
  environment,
  passwordCost: DEFAULT_PASSWORD_COST,
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
tellUsage()
process.send?.({ port, processId: process.pid })
// Whoever measures it may be stopped half way.
process.once('disconnect', () => process.exit())
