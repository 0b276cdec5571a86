import { createMask } from '../../../scripts/conformance/http/mask'
import type { LedgerStore } from '../../../scripts/conformance/ledger/ledger'
import { createMemoryLedger } from '../../../scripts/conformance/ledger/ledger-file'
import { listFailures, type Report } from '../../../scripts/conformance/run/report'
import { runConformance } from '../../../scripts/conformance/run/run-conformance'
import type { Fault, Variant } from './fault'
import { contract } from './match-operation'
import { BASE_URL, type Service } from './start-service'

const TIMEOUT_MS = 30_000
/** Long enough for the variant that lags. */
const SETTLE_MS = [10, 40]

export interface ProbeOptions {
  readonly only?: readonly string[]
  readonly seed?: string
  readonly ledgerStore?: LedgerStore
}

/** Checks the service through a wrapper. */
export function probe(
  service: Service,
  wrap: Variant['wrap'],
  { only = [], seed = 'self-test', ledgerStore = createMemoryLedger() }: ProbeOptions = {},
): Promise<Report> {
  return runConformance({
    contract,
    only,
    seed,
    fetch: wrap(service.handle),
    baseUrl: BASE_URL,
    admin: service.admin,
    nonce: 'fake-valid-nonce',
    isReadOnly: false,
    timeoutMs: TIMEOUT_MS,
    settleMs: SETTLE_MS,
    ledgerStore,
    mask: createMask(),
  })
}

export interface Verdict {
  readonly name: string
  readonly isRight: boolean
  /** What was found, each as `operation rule`. */
  readonly found: readonly string[]
  readonly requestCount: number
  readonly durationMs: number
}

/** Whether a planted fault is found and blamed on the right operation and rule, and nothing else is blamed. */
export async function probeFault(
  service: Service,
  fault: Fault,
  only: readonly string[] = [],
): Promise<Verdict> {
  const seed = fault.isFirstRun ? `${fault.name} ${only.join()}` : 'self-test'
  const report = await probe(service, fault.wrap, { only, seed })
  const failures = listFailures(report)
  const isBlamed = failures.some(
    ({ operation, rule }) => operation === fault.operation && rule === fault.rule,
  )
  const isStray = failures.some(({ operation }) => operation !== fault.operation)
  return toVerdict(fault.name, isBlamed && !isStray, report)
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
