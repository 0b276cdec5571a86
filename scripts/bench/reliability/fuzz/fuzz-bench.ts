import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readContractDocument } from '../../../../mocks/contract/read-contract'
import { type Bench, type Figure, none } from '../../figure'
import { toMedianInterval } from '../../pairs/median-interval'
import { describeReach, toReachFigures } from './reach/reach'
import { runFuzzProcesses } from './run-fuzz-processes'

/** A million requests, ten thousand at a time on a fresh shop. */
const EPOCHS = 100
const EPOCH = { inProcess: 9_500, byNetwork: 400, raw: 100 }
const SEED = 'reliability'
const CONTRACT = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
const BYTES_PER_MB = 1024 * 1024

/** Spoiled requests for every operation and the pages: no fault, nothing undocumented, nothing stored by a refusal. */
export const fuzzBench: Bench = {
  async run(note) {
    const processes = availableParallelism()
    const { operations } = await readContractDocument(CONTRACT)
    const { sent, reach, statuses, problems, faults, crashes, heapGrowths } =
      await runFuzzProcesses(
        { seed: SEED, epochs: EPOCHS, processes, size: EPOCH },
        (done, found) => note(`${done} of ${EPOCHS} epochs fuzzed, ${found} problems`),
      )
    note(describeReach(reach))
    for (const problem of problems.slice(0, 10)) note(problem)
    for (const fault of faults.slice(0, 3)) note(fault)
    const total = [...sent.values()].reduce((sum, count) => sum + count, 0)
    const taken = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)
    return [
      { name: 'fuzzed requests', value: total, unit: 'requests' },
      ...[...sent].map(
        ([kind, value]): Figure => ({
          name: `of them: ${kind}`,
          value,
          unit: 'requests',
        }),
      ),
      ...toReachFigures(
        operations.map(({ id }) => id),
        reach,
      ),
      { name: 'of them taken as good', value: taken, unit: 'requests' },
      {
        name: 'of them refused for being too many',
        value: statuses.get(429) ?? 0,
        unit: 'requests',
      },
      none('undocumented answers, or things stored by refused calls', problems.length),
      none('faults logged', faults.length),
      none('crashes', crashes),
      toGrowth(heapGrowths),
    ]
  },
}

function toGrowth(heapGrowths: readonly number[]): Figure {
  const { median, low, high } = toMedianInterval(heapGrowths.map((bytes) => bytes / BYTES_PER_MB))
  return {
    name: 'growth of the heap over half of the requests',
    value: median,
    unit: 'MB',
    interval: { of: 'value', low, high, count: heapGrowths.length },
    goal: { of: 'value', atMost: 8 },
  }
}
