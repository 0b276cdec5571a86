import type { Operation } from '../../contract/operation'
import { listNames } from '../list-names'
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
  const harm = readHarm(kind, value)
  if (harm.kind === 'status') {
    assertStatus(
      harm.status,
      operations.filter(({ id }) => operation === '*' || id === operation),
    )
  }
  const nth = limits.get('nth')
  return {
    text,
    harm,
    operation,
    nth: nth === undefined ? undefined : readNumber(nth, 'nth', 1),
    persona,
    share: readShare(limits.get('share') ?? '1'),
    seed: limits.get('seed') ?? text,
    retryAfterSeconds: readNumber(limits.get('retry-after') ?? '1', 'retry-after', 1),
  }
}

function readLimits(parts: readonly string[], text: string): ReadonlyMap<string, string> {
  return new Map(
    parts.map((part): [string, string] => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/.exec(part) ?? []
      if (LIMITS.includes(name)) return [name, value]
      throw new TroubleError(
        `"${part}" of "${text}" is no limit. There are ${listNames(LIMITS)}, each with a value.`,
      )
    }),
  )
}

function readHarm(kind: string, value: string | undefined): Harm {
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
      return { kind, status: readNumber(value ?? '', kind, 400) }
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

/** Some operation has to have the status; the others are left alone. */
function assertStatus(status: number, operations: readonly Operation[]): void {
  const known = new Set(operations.flatMap(({ responses }) => [...responses.keys()]))
  if (known.has(status)) return
  const refusals = [...known].filter((one) => one >= 400).sort((a, b) => a - b)
  const [first] = operations
  const subject = operations.length === 1 && first ? first.id : 'an operation'
  throw new TroubleError(
    `The contract gives ${subject} no ${status}. It gives ${listNames(refusals.map(String))}.`,
  )
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
