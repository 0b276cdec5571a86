import type { Operation, ResponseSpec } from '../../contract/operation'
import { listNames } from '../list-names'
import { asksToWait } from './corrupt-response'
import { HARMS, type Harm, type Trouble, TroubleError } from './trouble'

const LONGEST_MS = 10 * 60_000
const FORM = 'OPERATION:TROUBLE;LIMIT=VALUE…, such as createOrder:answer-lost;nth=2'
const LIMITS = ['nth', 'persona', 'share', 'seed', 'retry-after']

/** What the names in a trouble are looked up in. */
export interface TroubleNames {
  readonly operations: readonly Operation[]
  readonly personas: readonly string[]
}

/**
 * Reads troubles, separated by commas: `createOrder:status=503;nth=2, *:latency=200-800`.
 *
 * @throws TroubleError that says what there is
 */
export function parseTroubles(text: string, names: TroubleNames): Trouble[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => parseTrouble(part, names))
}

function parseTrouble(text: string, { operations, personas }: TroubleNames): Trouble {
  const [head = '', ...tail] = text.split(';').map((part) => part.trim())
  const [, operation, kind, value] = /^(\w+|\*):([\w-]+)(?:=(.*))?$/.exec(head) ?? []
  if (operation === undefined || kind === undefined) {
    throw new TroubleError(`"${text}" is no trouble: write ${FORM}.`)
  }
  // The answer names it in a header, which takes nothing else.
  if (/[^ -~]/.test(text)) throw new TroubleError(`"${text}" is no trouble: write it in ASCII.`)
  const ids = operations.map(({ id }) => id)
  if (operation !== '*' && !ids.includes(operation)) {
    throw new TroubleError(
      `There is no operation "${operation}". There are ${listNames(ids)}, and * for all.`,
    )
  }
  const limits = readLimits(tail, text)
  const persona = limits.get('persona')
  if (persona !== undefined && !personas.includes(persona)) {
    throw new TroubleError(`There is no persona "${persona}". There are ${listNames(personas)}.`)
  }
  const harmed = operations.filter(({ id }) => operation === '*' || id === operation)
  const harm = readHarm(kind, value, harmed)
  const pause = limits.get('retry-after')
  if (pause !== undefined) assertAsksToWait(harm, harmed)
  const nth = limits.get('nth')
  return {
    text,
    harm,
    operation,
    nth: nth === undefined ? undefined : readNumber(nth, 'nth', 1),
    persona,
    share: readShare(limits.get('share') ?? '1'),
    seed: limits.get('seed') ?? text,
    retryAfterSeconds: readNumber(pause ?? '1', 'retry-after', 1),
  }
}

function readLimits(parts: readonly string[], text: string): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part): [string, string] => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/.exec(part) ?? []
      if (LIMITS.includes(name)) return [name, value]
      throw new TroubleError(
        `"${part}" of "${text}" is no limit. There are ${listNames(LIMITS)}, each with a value; nth=1 is once.`,
      )
    }),
  )
}

function readHarm(kind: string, value: string | undefined, harmed: readonly Operation[]): Harm {
  switch (kind) {
    case 'latency': {
      const [from = '', to = from] = (value ?? '').split('-')
      const [fromMs, toMs] = [readNumber(from, kind, 0), readNumber(to, kind, 0)]
      if (toMs < fromMs) throw new TroubleError(`latency=${value} ends before it begins.`)
      return { kind, fromMs, toMs }
    }
    case 'slow-body':
      return { kind, ms: readNumber(value ?? '', kind, 1) }
    case 'status':
      return { kind, status: readStatus(value ?? '', harmed) }
    case 'cut':
    case 'hang':
    case 'malformed':
    case 'wrong-shape':
    case 'html':
    case 'answer-lost':
    case 'twice':
      if (value !== undefined) throw new TroubleError(`${kind} takes no value, but has "${value}".`)
      return { kind }
    default:
      throw new TroubleError(
        `There is no trouble "${kind}". There are ${listNames(Object.values(HARMS))}.`,
      )
  }
}

/** Some operation has to have the refusal; the others are left alone. */
function readStatus(text: string, harmed: readonly Operation[]): number {
  const refusals = statusesOf(harmed, ({ status }) => status >= 400)
  const known = refusals.find((status) => String(status) === text)
  if (known !== undefined) return known
  throw new TroubleError(
    `The contract gives ${describeHarmed(harmed)} no refusal "${text}". It gives ${listNames(refusals.map(String))}.`,
  )
}

/** A header that would not be sent is no trouble. */
function assertAsksToWait(harm: Harm, harmed: readonly Operation[]): void {
  const waiting = statusesOf(harmed, asksToWait)
  if (harm.kind === 'status' && waiting.includes(harm.status)) return
  const kinds = waiting.map((status) => `status=${status}`)
  throw new TroubleError(
    `retry-after is a limit of refusals that ask to wait. The contract gives ${describeHarmed(harmed)} ${listNames(kinds)}.`,
  )
}

function statusesOf(
  operations: readonly Operation[],
  isWanted: (response: ResponseSpec) => boolean,
): number[] {
  const responses = operations.flatMap((operation) => [...operation.responses.values()])
  const statuses = responses.filter(isWanted).map(({ status }) => status)
  return [...new Set(statuses)].sort((a, b) => a - b)
}

function describeHarmed([first, ...others]: readonly Operation[]): string {
  return first && others.length === 0 ? first.id : 'its operations'
}

function readNumber(text: string, what: string, least: number): number {
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= least && number <= LONGEST_MS) return number
  throw new TroubleError(
    `${what} takes a whole number from ${least} to ${LONGEST_MS}, but has "${text}".`,
  )
}

function readShare(text: string): number {
  const share = Number(text)
  if (/^\d*\.?\d+$/.test(text) && share > 0 && share <= 1) return share
  throw new TroubleError(`share takes a number above 0, up to 1, but has "${text}".`)
}
