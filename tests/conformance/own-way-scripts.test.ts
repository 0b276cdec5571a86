import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { families } from '../../scripts/conformance/self-test/faults/registry'
import { startAnew, toEnvironment } from '../../scripts/conformance/self-test/reproduce'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import { otherPaths, withOtherPaths } from './support/other-paths'
import { withApiKey, withCookie } from './support/other-sign-in'
import { writeMap } from './support/own-way'
import { argumentsFor } from './support/run-command-line'
import { hasTools, runBoth } from './support/run-scripts'
import { check } from './support/sign-in-run'

const API_KEY = 'X-Api-Key: {token}'
const COOKIE = 'Cookie: session={token}'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const ways = {
  'other paths': [withOtherPaths, []],
  'a cookie': [withCookie, ['--send-token', COOKIE]],
  'other paths and a cookie': [
    (handle: Handler) => withCookie(withOtherPaths(handle)),
    ['--send-token', COOKIE],
  ],
  'other paths and a header': [
    (handle: Handler) => withApiKey(withOtherPaths(handle)),
    ['--send-token', API_KEY],
  ],
} as const

/** One for each thing that another form makes harder to send again. */
test.each([
  ['other paths', 'takes an id from a list', 'listRelatedProducts is always empty'],
  ['other paths', 'compares prices in another unit', 'filterProducts ignores the prices'],
  ['other paths', 'sends a form', 'createProduct takes a file of too many bytes'],
  ['other paths and a header', 'compares two answers', 'createOrder leaves the stock alone'],
  ['a cookie', 'forges a token', 'readProfile takes an altered token'],
  [
    'other paths and a cookie',
    'charges',
    'createPayment makes a new transaction of a repeated request',
  ],
  ['a cookie', 'reads as somebody else', 'listOrders serves everyone'],
] as const)(
  'CONF-10 the scripts for a backend with %s reproduce a difference there: one that %s',
  async (way, _, name) => {
    const fault = findFault(name)
    const [wrap, options] = ways[way]
    const checks = families.find(({ faults }) => faults.includes(fault))?.checksFor(fault) ?? []
    const map = way === 'a cookie' ? [] : ['--map', writeMap(otherPaths)]
    const args = [...argumentsFor(service), ...options, ...map, '--only', checks.join(',')]
    const { report } = await check(args, wrap(fault.wrap(service.handle)))
    const found = report?.findings.find(
      ({ operation, rule }) => operation === fault.operation && rule === fault.rule,
    )
    const { mjs = '', sh = '' } = found?.scripts ?? {}
    for (const script of [mjs, sh]) {
      expect(script).toContain('From the environment:')
      for (const secret of [service.admin.password, service.admin.email])
        expect(script).not.toContain(secret)
    }
    const faulty = wrap(await startAnew(service, fault))
    const outcome = await runBoth({ mjs, sh }, toEnvironment(service), [
      faulty,
      wrap(service.handle),
    ])
    expect(outcome).toEqual([[1, 0], hasTools ? [1, 0] : []])
  },
)
