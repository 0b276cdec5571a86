import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { Exchange } from '../../../scripts/conformance/http/exchange'
import { readMap } from '../../../scripts/conformance/map/read/read-map'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { BASE_URL, type Service } from '../../../scripts/conformance/self-test/start-service'
import { recordTraffic } from '../../../scripts/conformance/self-test/traffic/record-traffic'
import { toArchive } from '../../../scripts/conformance/self-test/traffic/to-recording'
import { contract } from '../../../scripts/conformance/self-test/wrap/match-operation'
import { type Approach, createWire } from '../../../scripts/conformance/wire/create-wire'
import { createFilePath } from './run-command-line'

/** Writes a file for `--map`. */
export function writeMap(content: unknown): string {
  const path = createFilePath('map.yaml')
  writeFileSync(path, typeof content === 'string' ? content : stringify(content))
  return path
}

/** A map as the check reads it. */
export function parseMap(content: object) {
  return readMap(writeMap(content), contract)
}

/** A day at a service that has its own way, in the form that the service has. */
export async function spendOwnDay(
  { admin }: Pick<Service, 'admin'>,
  handle: Handler,
  approach: Approach,
): Promise<readonly Exchange[]> {
  const wire = createWire(contract, BASE_URL, approach)
  const exchanges = await recordTraffic({ admin, handle }, (next) => next, wire)
  return exchanges.map(({ wire: own, ...exchange }) => ({ ...exchange, ...own }))
}

/** The same in a file, as a program records it. */
export async function recordOwnDay(
  service: Pick<Service, 'admin'>,
  handle: Handler,
  approach: Approach,
): Promise<string> {
  const path = createFilePath('day.har')
  writeFileSync(path, toArchive(await spendOwnDay(service, handle, approach)))
  return path
}
