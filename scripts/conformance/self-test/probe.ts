import { createMemoryJournal } from '../cleanup/journal-file'
import type { JournalStore } from '../cleanup/write-journal'
import { createMask } from '../http/mask'
import { listFailures, listFirstCauses, type Report } from '../model/report'
import type { RunOptions } from '../run/create-run'
import { runConformance } from '../run/run-conformance'
import type { Fault, Variant, Wrapper } from './fault'
import { reproduce } from './reproduce'
import { BASE_URL, type Service } from './start-service'
import type { Verdict } from './verdict'
import { contract } from './wrap/match-operation'

const TIMEOUT_MS = 30_000
/** Long enough for the variant that lags. */
const SETTLE_MS = [10, 40]

export interface ProbeOptions {
  readonly only?: readonly string[]
  readonly isThorough?: boolean
  readonly seed?: string
  readonly journalStore?: JournalStore
}

/** Checks the service through a wrapper. */
export function probe(service: Service, wrap: Wrapper, options?: ProbeOptions): Promise<Report> {
  return runConformance(toProbeOptions(service, wrap, options))
}

/** A run of every check against the service, or of some of them. */
export function toProbeOptions(
  service: Pick<Service, 'handle' | 'admin'>,
  wrap: Wrapper,
  {
    only = [],
    isThorough = false,
    seed = 'self-test',
    journalStore = createMemoryJournal(),
  }: ProbeOptions = {},
): RunOptions {
  return {
    contract,
    only,
    seed,
    fetch: wrap(service.handle),
    baseUrl: BASE_URL,
    admin: service.admin,
    nonce: 'fake-valid-nonce',
    isReadOnly: false,
    isThorough,
    timeoutMs: TIMEOUT_MS,
    settleMs: SETTLE_MS,
    journalStore,
    mask: createMask(),
  }
}

interface FaultOptions extends Pick<ProbeOptions, 'only' | 'isThorough'> {
  /** An unseen fault needs to be found; which rule its author thought of says nothing. */
  readonly isUnseen?: boolean
  /** Whether the script of the finding is run against the faulty service and the correct one. */
  readonly runsScripts?: boolean
}

/** Checks the service with a planted fault. */
export async function probeFault(
  service: Service,
  fault: Fault,
  {
    isUnseen = false,
    only = [],
    isThorough = fault.isThorough ?? false,
    runsScripts = false,
  }: FaultOptions = {},
): Promise<Verdict> {
  // Unseen faults meet a service without the check's accounts and categories, as with a team's first run; so does a
  // thorough run after a plain one.
  const isFirstRun = fault.isFirstRun || isUnseen
  const kind = isThorough ? 'thorough' : 'plain'
  const seed = isFirstRun ? [fault.name, kind, ...only].join(' ') : 'self-test'
  const report = await probe(service, fault.wrap, { only, isThorough, seed })
  const script = runsScripts ? await reproduce(service, fault, report) : undefined
  return {
    ...judgeFault(fault, report),
    ...(isUnseen ? { isRight: listFailures(report).length > 0 } : {}),
    ...(script === undefined ? {} : { script }),
  }
}

/** It is right to find a planted fault at its operation and rule, and no first cause at another operation. */
export function judgeFault(fault: Fault, report: Report): Verdict {
  const isBlamed = listFailures(report).some(
    ({ operation, rule }) => operation === fault.operation && rule === fault.rule,
  )
  const causes = listFirstCauses(report)
  const isStray = causes.some(({ operation }) => operation !== fault.operation)
  return {
    ...toVerdict(fault.name, report),
    isRight: isBlamed && !isStray,
    isOperationFirst: causes[0]?.operation === fault.operation,
  }
}

/** Whether a correct service raises no alarm. */
export async function probeVariant(
  service: Service,
  variant: Variant,
  options: Pick<ProbeOptions, 'isThorough'> = {},
): Promise<Verdict> {
  const kind = options.isThorough ? 'thorough' : 'plain'
  const seed = variant.isFirstRun ? { seed: `${variant.name} ${kind}` } : {}
  return toVerdict(variant.name, await probe(service, variant.wrap, { ...options, ...seed }))
}

/** The verdict on a service that must raise no alarm. */
function toVerdict(name: string, report: Report): Verdict {
  const found = listFailures(report).map(
    ({ operation, rule, step, got }) => `${operation} ${rule} (${step}: ${got.slice(0, 90)})`,
  )
  const { requestCount, durationMs } = report
  return {
    name,
    isRight: found.length === 0,
    isFound: found.length > 0,
    isOperationFirst: false,
    found,
    requestCount,
    durationMs,
  }
}
