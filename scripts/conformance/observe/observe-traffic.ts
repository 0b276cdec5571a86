import type { Operation } from '../../../mocks/contract/operation'
import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import { followSlash } from '../http/follow-slash'
import type { Mask } from '../http/mask'
import type { Check } from '../run/check'
import { createFindingCollector } from '../run/collect-findings'
import { judgeAnswer } from '../run/judge-answer'
import type { Report } from '../run/report'
import type { HarEntry } from './har-schema'
import { matchAddress } from './match-address'

/** Holds recorded answers against the contract: statuses, media types, headers and shapes. */
export function observeTraffic(
  entries: readonly HarEntry[],
  contract: Contract,
  mask: Mask,
  file: string,
): Report {
  const known = entries.flatMap((entry) => {
    const operation = matchAddress(contract.operations, entry.request.method, entry.request.url)
    return operation && isAnswered(entry) ? [{ entry, operation }] : []
  })
  const check: Check = {
    id: 'observed',
    title: 'Recorded traffic conforms',
    level: 'shapes',
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
          // Nobody knows what the request deserved: every status of the contract will do.
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
  return {
    baseUrl: file,
    contract: contract.file,
    seed: '',
    startedAt: exchanges[0]?.startedAt ?? new Date(0),
    durationMs: 0,
    requestCount: exchanges.length,
    findings: collector.list([check], isBuilt),
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

const NOT_MODIFIED = 304

/** Browsers also record what was aborted, what their cache held, and what they couldn't keep. */
function isAnswered({ response: { status, content } }: HarEntry): boolean {
  const isWhole =
    content.encoding === 'base64' ||
    Buffer.byteLength(content.text ?? '') >= Math.max(content.size ?? 0, 0)
  return status > 0 && status !== NOT_MODIFIED && isWhole
}

function toExchange(entry: HarEntry, { id, method }: Operation, index: number): Exchange {
  const { status, headers, content } = entry.response
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '')
  return {
    number: index + 1,
    request: { operation: id, method, url: entry.request.url, headers: {} },
    status,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    text,
    json: parse(text),
    startedAt: new Date(entry.startedDateTime ?? 0),
    durationMs: Math.round(entry.time ?? 0),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
