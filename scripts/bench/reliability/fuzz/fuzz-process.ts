/**
 * Fuzzes its own shop in a separate process, one for each processor core, and reports after each epoch what
 * came of it: `fuzz-process.ts <seed> <first epoch> <step> <epochs> <size as JSON>`.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readContract } from '../../../conformance/contract/read-contract'
import { openFuzzShop } from './open-fuzz-shop'
import { runEpoch } from './run-epoch'

const CONTRACT = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
const sizeSchema = z.object({ inProcess: z.number(), byNetwork: z.number(), raw: z.number() })

const [seed = '', first = '0', step = '1', epochs = '1', size = '{}'] = process.argv.slice(2)
const contract = await readContract(CONTRACT)
const shop = await openFuzzShop()
for (let epoch = Number(first); epoch < Number(epochs); epoch += Number(step)) {
  const { inProcess, byNetwork, raw } = await runEpoch(
    shop,
    contract,
    `${seed}/${epoch}`,
    sizeSchema.parse(JSON.parse(size)),
  )
  globalThis.gc?.()
  process.send?.({
    targets: [...inProcess.targets],
    reach: [...inProcess.reach, ...byNetwork.reach],
    byNetwork: byNetwork.sent,
    statuses: [...inProcess.statuses, ...byNetwork.statuses, ...raw.statuses],
    silent: raw.silent,
    problems: [...inProcess.problems, ...byNetwork.problems, ...raw.problems],
    faults: shop.faults,
    heapBytes: process.memoryUsage().heapUsed,
  })
}
await shop.close()
process.disconnect()
