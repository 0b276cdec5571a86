/**
 * The stateful API as a separate process, to be measured, flooded and killed, on the directory `DATA_DIR` or the
 * database `DATABASE_URL`. It says its port once it answers, and what it uses when it is asked.
 */
import { startApi } from '../../../../mocks/api/start-api'
import { listen } from '../../../processes/listening/listen'
import { CHEAP_PASSWORD_COST } from './cheap-password-cost'
import { reportUsage } from './report-usage'
import { UNLIMITED_RATES } from './unlimited-rates'

const { DATA_DIR, DATABASE_URL } = process.env

const api = await startApi({
  mode: 'demo',
  environment: { DATA_DIR, DATABASE_URL },
  passwordCost: CHEAP_PASSWORD_COST,
  rates: UNLIMITED_RATES,
  log: (entry) => {
    if (entry.level === 'error' && entry.event === 'fault') console.error(JSON.stringify(entry))
  },
})
const { port } = await listen(api.app, { port: 0, hostname: '127.0.0.1' })
reportUsage()
process.send?.({ port })
