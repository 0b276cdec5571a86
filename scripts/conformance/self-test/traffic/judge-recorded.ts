import { createMask } from '../../http/mask'
import { listFailures } from '../../model/report'
import type { Recording } from '../../observe/har/read-recording'
import { observeTraffic } from '../../observe/observe-traffic'
import { createReader } from '../../observe/service/create-reader'
import type { Fault, Variant } from '../fault'
import type { Service } from '../start-service'
import type { Verdict } from '../verdict'
import { contract } from '../wrap/match-operation'
import { recordTraffic } from './record-traffic'
import { toRecording } from './to-recording'

/** Longer than the lists of any variant lag behind. */
const SETTLE_MS = 50

/** Records a day at a service with a fault, or at a harmless variant, and judges the recording alone. */
export async function judgeRecorded(
  service: Pick<Service, 'handle' | 'admin'>,
  { name, wrap, operation }: Variant & Partial<Pick<Fault, 'operation'>>,
): Promise<Verdict> {
  const start = performance.now()
  const exchanges = await recordTraffic(service, wrap)
  const recording: Recording = toRecording(exchanges)
  const mask = createMask()
  const reader = createReader({ contract, mask })
  const { report } = await observeTraffic(recording, contract, mask, reader, SETTLE_MS)
  const failures = listFailures(report)
  return {
    name,
    isRight: operation === undefined ? failures.length === 0 : failures.length > 0,
    isFound: failures.length > 0,
    isOperationFirst: failures[0]?.operation === operation,
    found: failures.map(
      ({ operation: at, rule, step, got }) => `${at} ${rule} (${step}: ${got.slice(0, 90)})`,
    ),
    requestCount: exchanges.length,
    durationMs: Math.round(performance.now() - start),
  }
}
