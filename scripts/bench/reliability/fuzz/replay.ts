/**
 * Sends one fuzzed request again, or an epoch up to it, and prints what comes:
 * `node scripts/run.mjs scripts/bench/reliability/fuzz/replay.ts '<seed>' <index> [--from-start]`.
 */
import { fileURLToPath } from 'node:url'
import { readContract } from '../../../conformance/contract/read-contract'
import { readCommandLine } from '../../../processes/command-line/read-command-line'
import { readWorld } from './make/fuzz-world'
import { createRequestMaker } from './make/make-request'
import { openFuzzShop } from './open-fuzz-shop'
import { runFuzz } from './run-fuzz'

const CONTRACT = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
const SHOWN = 2_000

const { values, positionals } = readCommandLine({
  options: { 'from-start': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [seed = 'reliability/0', number = '0'] = positionals
const index = Number(number)
const contract = await readContract(CONTRACT)
const shop = await openFuzzShop()
const { send, readDigest } = shop
// As each epoch begins.
await shop.reset()
const world = await readWorld(send)
const plan = { contract, world, seed, send, readDigest, atOnce: 1 }
if (values['from-start']) await runFuzz({ ...plan, count: index })
const { path, init } = createRequestMaker(contract, world)(seed, index)
const body = init.body instanceof Uint8Array ? Buffer.from(init.body).toString('latin1') : init.body
console.log(init.method, path.slice(0, SHOWN), init.headers, String(body ?? '').slice(0, SHOWN))
const { problems, statuses } = await runFuzz({ ...plan, from: index, count: 1 })
console.log([...statuses.keys()], problems, shop.faults)
await shop.close()
