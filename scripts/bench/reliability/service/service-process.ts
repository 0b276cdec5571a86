/**
 * The stateful API as a process of its own, to be measured, flooded and killed, on the directory `DATA_DIR` or the
 * database `DATABASE_URL`. It says its port once it answers, and what it uses when it is asked.
 */
import { startApi } from '../../../../mocks/api/start-api'
import { listen } from '../../../processes/listen'
import { tellUsage } from './tell-usage'

/** The limits on attempts are proven by tests of their own; here they would stop what is measured. */
const LAVISH = { attempts: 1_000_000, windowSeconds: 60 }
/** A hash is slow on purpose: a thousand of them would be all that is measured. */
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 }

const { DATA_DIR, DATABASE_URL } = process.env

const api = await startApi({
  mode: 'demo',
  environment: { DATA_DIR, DATABASE_URL },
  passwordCost: QUICK_COST,
  rates: {
    signInPerAccountAndAddress: LAVISH,
    signInPerAccount: LAVISH,
    signInPerAddress: LAVISH,
    signUpPerAddress: LAVISH,
    profileUpdatePerUser: LAVISH,
    profileUpdatePerAddress: LAVISH,
    clientTokenPerUser: LAVISH,
    paymentPerUser: LAVISH,
  },
  log: (entry) => {
    if (entry.level === 'error' && entry.event === 'fault') console.error(JSON.stringify(entry))
  },
})
const { port } = await listen(api.app, { port: 0, hostname: '127.0.0.1' })
tellUsage()
process.send?.({ port, processId: process.pid })
