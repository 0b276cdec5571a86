import { createMask } from '../http/mask'
import type { LedgerStore } from '../ledger/ledger'
import { createMemoryLedger } from '../ledger/ledger-file'
import { listFailures, type Report } from '../model/report'
import { type RunOptions, runConformance } from '../run/run-conformance'
import type { Fault, Variant, Wrapper } from './fault'
import { reproduce } from './reproduce'
import { BASE_URL, type Service } from './start-service'
import { contract } from './wrap/match-operation'

const TIMEOUT_MS = 30_000
/** Long enough for the variant that lags. */
const SETTLE_MS = [10, 40]

export interface ProbeOptions {
  readonly only?: readonly string[]
  readonly isThorough?: boolean
  readonly seed?: string
  readonly ledgerStore?: LedgerStore
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
    ledgerStore = createMemoryLedger(),
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
    ledgerStore,
    mask: createMask(),
  }
}

export interface Verdict {
  readonly name: string
  readonly isRight: boolean
  /** What was found, each as `operation rule`. */
  readonly found: readonly string[]
  readonly requestCount: number
  readonly durationMs: number
  /** Whether the finding's script fails on the faulty service and passes on the correct one; else what it wrote. */
  readonly script?: string
}

/** Whether a planted fault is found at its operation and rule, and nothing is found at another operation. */
export async function probeFault(
  service: Service,
  fault: Fault,
  only: readonly string[] = [],
  runsScripts = false,
): Promise<Verdict> {
  const seed = fault.isFirstRun ? `${fault.name} ${only.join()}` : 'self-test'
  const report = await probe(service, fault.wrap, { only, seed })
  const failures = listFailures(report)
  const isBlamed = failures.some(
    ({ operation, rule }) => operation === fault.operation && rule === fault.rule,
  )
  const isStray = failures.some(({ operation }) => operation !== fault.operation)
  const verdict = toVerdict(fault.name, isBlamed && !isStray, report)
  if (!runsScripts) return verdict
  const { isRight, out } = await reproduce(service, fault, report)
  return { ...verdict, script: isRight ? 'reproduces' : out }
}

/** Whether a correct service raises no alarm. */
export async function probeVariant(service: Service, variant: Variant): Promise<Verdict> {
  const report = await probe(service, variant.wrap)
  return toVerdict(variant.name, listFailures(report).length === 0, report)
}

function toVerdict(name: string, isRight: boolean, report: Report): Verdict {
  const found = listFailures(report).map(
    ({ operation, rule, step, got }) => `${operation} ${rule} (${step}: ${got.slice(0, 90)})`,
  )
  const { requestCount, durationMs } = report
  return { name, isRight, found, requestCount, durationMs }
}
