/**
 * The stateful API as a process of its own, to be measured, flooded and killed. Its first argument is the directory of
 * its data. It says its port once it answers, and how large its heap is when it is asked.
 */
import { startApi } from '../../../../mocks/api/start-api'
import { listen } from '../../../processes/listen'

/** The limits on attempts are proven by tests of their own; here they would stop what is measured. */
const LAVISH = { attempts: 1_000_000, windowSeconds: 60 }
/** A hash is slow on purpose: a thousand of them would be all that is measured. */
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 }

const [dataDirectory] = process.argv.slice(2)
if (!dataDirectory) throw new Error('The directory of the data is missing.')

const api = await startApi({
  mode: 'demo',
  dataDirectory,
  environment: {},
  passwordCost: QUICK_COST,
  rates: {
    signInPerAccountAndAddress: LAVISH,
    signInPerAccount: LAVISH,
    signInPerAddress: LAVISH,
    signUpPerAddress: LAVISH,
    paymentPerUser: LAVISH,
  },
  log: (entry) => {
    if (entry.level === 'error' && entry.event === 'fault') console.error(JSON.stringify(entry))
  },
})
const { port } = await listen(api.app, { port: 0, hostname: '127.0.0.1' })
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ heapBytes: process.memoryUsage().heapUsed })
})
process.send?.({ port })
