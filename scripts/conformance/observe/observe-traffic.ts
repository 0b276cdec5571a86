import type { Operation } from '../../../mocks/contract/operation'
import type { Contract } from '../contract/read-contract'
import { createFindingCollector } from '../findings/collect-findings'
import { followSlash } from '../http/follow-slash'
import type { Mask } from '../http/mask'
import { judgeAnswer } from '../judge/judge-answer'
import type { Check } from '../model/check'
import { type Report, verdictOf } from '../model/report'
import { type HarEntry, isAnswered, toExchange } from './read-har'

/** Judges recorded responses by the contract: statuses, media types, headers and shapes. */
export function observeTraffic(
  entries: readonly HarEntry[],
  contract: Contract,
  mask: Mask,
  file: string,
): Report {
  const known = entries.flatMap((entry) => {
    const operation = matchUrl(contract.operations, entry.request.method, entry.request.url)
    return operation && isAnswered(entry) ? [{ entry, operation }] : []
  })
  const check: Check = {
    id: 'observed',
    title: 'Recorded traffic conforms',
    level: 'shapes',
    kind: 'journey',
    steps: known.map(({ operation }, index) => ({
      title: `${index + 1}: ${operation.id}`,
      operation: operation.id,
      run: () => Promise.resolve(),
    })),
  }
  const collector = createFindingCollector(contract, mask)
  const exchanges = known.map(({ entry, operation }, index) => toExchange(entry, operation, index))
  const isAsked = (id: string) => exchanges.some(({ request }) => request.operation === id)
  const isBuilt = (id: string) =>
    exchanges.some(({ status, request }) => status < 300 && request.operation === id)
  const steps = exchanges.map((exchange, index) => {
    const operation = contract.operation(exchange.request.operation)
    const difference = followSlash(exchange)
      ? undefined
      : judgeAnswer(contract, operation, exchange, {
          isBuilt: isBuilt(operation.id),
          // It is not known which status the request deserved: each of the contract's is right.
          statuses: [...operation.responses.keys()],
          tolerated: [],
          rule: 'refused',
          expected: 'a status of the contract',
        })
    const step = check.steps[index]
    if (difference && step) collector.add('failure', difference, check, step)
    return {
      check: check.id,
      level: check.level,
      step: step?.title ?? '',
      operation: operation.id,
      state: { kind: difference ? 'failed' : 'passed' },
      durationMs: exchange.durationMs,
    } as const
  })
  const { findings } = collector.list([check], isBuilt)
  return {
    baseUrl: file,
    contract: contract.file,
    seed: '',
    startedAt: exchanges[0]?.startedAt ?? new Date(0),
    durationMs: 0,
    requestCount: exchanges.length,
    findings,
    verdict: verdictOf({ findings, gaps: [] }),
    gaps: [],
    inventory: {
      built: contract.operations.map(({ id }) => id).filter(isBuilt),
      missing: [],
      unasked: contract.operations.map(({ id }) => id).filter((id) => !isAsked(id)),
    },
    steps,
    leftBehind: [],
    exchanges,
  }
}

/** The operation of a recorded request, at any base URL. */
export function matchUrl(
  operations: readonly Operation[],
  method: string,
  url: string,
): Operation | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname } = new URL(url)
  return operations.find(
    (operation) =>
      operation.method === method.toUpperCase() && toPattern(operation.path).test(pathname),
  )
}

function toPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
