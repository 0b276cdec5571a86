import type { Contract } from '../contract/read-contract'
import { createFindingCollector } from '../findings/collect-findings'
import type { Exchange } from '../http/exchange'
import type { Mask } from '../http/mask'
import { readFields } from '../http/read-fields'
import type { Step } from '../model/check'
import type { Difference } from '../model/errors'
import { type Report, type StepResult, verdictOf } from '../model/report'
import type { Reader } from './service/create-reader'

/** Reports show so many calls; of a longer recording the coverage is that of the first ones. */
const MOST_SHOWN = 5_000
const MOST_SHOWN_CHARACTERS = 64_000_000
/** One fault shows in many calls. */
const MOST_ALIKE = 20

/** Collects what is found, and a bounded number of calls to show. */
export function createFindingLog(contract: Contract, mask: Mask) {
  const collector = createFindingCollector(contract, mask)
  const steps: Step[] = []
  const check = {
    id: 'observed',
    title: 'Recorded traffic conforms',
    level: 'shapes',
    kind: 'journey',
    steps,
  } as const
  const results: StepResult[] = []
  const shown: Exchange[] = []
  const alike = new Map<string, number>()
  const asked = new Set<string>()
  const built = new Set<string>()
  const working = new Set<string>()
  let characters = 0
  let requestCount = 0
  let startedAt: Date | undefined

  const keyOf = ({ rule, operation }: Pick<Difference, 'rule' | 'operation'>) =>
    `${rule} ${operation}`
  const isNew = ({ rule, operation }: Difference) => {
    const key = keyOf({ rule, operation })
    const count = (alike.get(key) ?? 0) + 1
    alike.set(key, count)
    return count <= MOST_ALIKE
  }

  return {
    isEmpty: () => requestCount === 0,
    /** Returns what nothing before was about. */
    write(exchange: Exchange, found: readonly Difference[]): readonly Difference[] {
      const { operation } = exchange.request
      requestCount += 1
      startedAt ??= exchange.startedAt
      asked.add(operation)
      if (exchange.status < 300) built.add(operation)
      if (exchange.status < 500) working.add(operation)
      mask.learn(exchange)
      // Those of people are shorter than the check's own.
      const { password } = readFields(exchange.request)
      if (typeof password === 'string') mask.hide(password)
      const differences = found.filter(isNew)
      const isShown =
        shown.length < MOST_SHOWN && characters + exchange.text.length < MOST_SHOWN_CHARACTERS
      if (!isShown && differences.length === 0) return []
      characters += exchange.text.length
      shown.push(exchange)
      const title = `${exchange.number}: ${operation}`
      const step = { title, operation, run: () => Promise.resolve() }
      steps.push(step)
      for (const difference of differences) collector.add('failure', difference, check, step)
      results.push({
        check: check.id,
        level: check.level,
        step: title,
        operation,
        state: { kind: found.length > 0 ? 'failed' : 'passed' },
        durationMs: exchange.durationMs,
      })
      return differences.filter((one) => alike.get(keyOf(one)) === 1)
    },
    report(
      source: string,
      gaps: readonly string[],
      reader: Pick<Reader, 'adapted' | 'listElsewhere'>,
    ): Report {
      const { findings } = collector.list([check], {
        isBuilt: (id) => built.has(id),
        isDown: (id) => !working.has(id),
      })
      const ids = contract.operations.map(({ id }) => id)
      const adapted = reader.adapted()
      return {
        baseUrl: source,
        contract: contract.file,
        seed: '',
        startedAt: startedAt ?? new Date(0),
        durationMs: 0,
        requestCount,
        findings,
        verdict: verdictOf({ findings, gaps, adapted }),
        gaps,
        adapted,
        inventory: {
          built: ids.filter((id) => built.has(id)),
          missing: [],
          unasked: ids.filter((id) => !asked.has(id)),
          elsewhere: reader.listElsewhere(),
        },
        steps: results,
        leftBehind: [],
        exchanges: shown,
      }
    },
  }
}
