import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { judgeRecorded } from '../../scripts/conformance/self-test/traffic/judge-recorded'
import { recordTraffic } from '../../scripts/conformance/self-test/traffic/record-traffic'
import { toArchive } from '../../scripts/conformance/self-test/traffic/to-recording'
import { variants } from '../../scripts/conformance/self-test/variants/registry'
import { isLong } from '../length'
import { findFault } from './support/find-fault'
import { pickSamples } from './support/pick-samples'
import { createFilePath, runCommandLine } from './support/run-command-line'

const LONG_TIMEOUT_MS = 3_600_000
const GROUPS = 3
/** Of the own faults; the long form tries each of them. */
const LEAST_SHARE = 0.6
const same = <T>(next: T) => next

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const harmless = variants.filter(({ hides }) => !hides)
const groups: readonly Variant[] = Array.from({ length: GROUPS }, (_, group) => {
  const members = harmless.filter((_, index) => index % GROUPS === group)
  const name = `${members.length} harmless differences at once (${group + 1})`
  return { name, wrap: (service) => members.reduce((next, { wrap }) => wrap(next), service) }
})

test.each([{ name: 'the service itself', wrap: same }, ...groups, ...(isLong ? variants : [])])(
  'CONF-7 no alarm is raised by the recording of a day at $name',
  async (variant) => {
    const { found, requestCount } = await judgeRecorded(service, variant)
    expect(found).toEqual([])
    expect(requestCount).toBeGreaterThan(450)
  },
)

test.each([
  ['listProducts ignores the order', 'sort-order'],
  ['filterProducts ignores skip', 'disjoint-pages'],
  ['searchProducts ignores the text', 'search'],
  ['createOrder leaves the stock alone', 'stock-count'],
  ['createPayment charges a nonce twice', 'nonce-once'],
  ["createOrder takes another's payment", 'unpaid-order'],
  ['signIn answers the hash of the password', 'secret'],
  ['listOrders serves everyone', 'not-admin'],
])('CONF-7 a recording shows that %s, by the rule %s', async (name, rule) => {
  const { found } = await judgeRecorded(service, findFault(name))
  expect(found.map((text) => text.split(' ')[1])).toContain(rule)
})

test(
  'CONF-7 most of the own faults show in the recording of a day',
  isLong ? { timeout: LONG_TIMEOUT_MS } : {},
  async () => {
    const sample = pickSamples(isLong).flatMap(({ faults }) => faults)
    const planted = isLong ? sample : sample.filter((_, index) => index % 10 === 0)
    let found = 0
    for (const fault of planted) if ((await judgeRecorded(service, fault)).isFound) found += 1
    expect(found / planted.length).toBeGreaterThanOrEqual(LEAST_SHARE)
  },
)

test('CONF-7 a recording in a file is judged without a request, and one that is cut as far as it goes', async () => {
  const text = toArchive(await recordTraffic(service, findFault('listOrders serves everyone').wrap))
  const path = createFilePath('day.har')
  const ask = () => Promise.reject(new Error('asked'))
  writeFileSync(path, text)
  const whole = await runCommandLine(['--observe', path], ask)
  expect(whole.out).toContain('listOrders · not-admin')
  expect(whole.out).toMatch(/^(\d+) of \1 entries are answers of operations/)
  expect(whole.status).toBe(1)
  writeFileSync(path, text.slice(0, text.length / 3))
  const cut = await runCommandLine(['--observe', path], ask)
  expect(cut.out).toMatch(/not enough {2}The recording ends in its middle: \d+ entries could be/)
  expect(cut.status).toBe(3)
})
