import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handler, Wrapper } from '../../scripts/conformance/self-test/fault'
import { readIds } from '../../scripts/conformance/self-test/services/catalog'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import { otherIds } from '../../scripts/conformance/self-test/wrap/other-ids'
import { argumentsFor, runCommandLine } from './support/run-command-line'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const browse = (handle: Handler) =>
  runCommandLine([...argumentsFor(service), '--only', 'browse'], handle)

const NO_ID = /(?!)/
const inBase36 = otherIds((count) => count.toString(36), NO_ID)
const zeros = otherIds((count) => '0'.repeat(count + 1), NO_ID)
const digests = otherIds((count) => String(count).padStart(64, 'a'), NO_ID)

/** Refuses ids that it can't have made. */
const onlyDigests: Wrapper = (next) => async (request) =>
  /[^/]{65}/.test(new URL(request.url).pathname)
    ? Response.json({ error: 'No such id.' }, { status: 400 })
    : next(request)

test.each<readonly [string, Wrapper, readonly string[]]>([
  // `1` is the first product, and `1x` is the id number 69.
  ['a counter in base 36', inBase36, ['/product/list?limit=undefined']],
  // Behind the first product's id comes that of the second, with one more.
  ['more and more zeros', zeros, ['/category/list', '/product/list']],
  ['as long as they may be', (next) => onlyDigests(digests(next)), []],
])('API-9 ids that are %s raise no alarm', async (_, wrap, before) => {
  const handle = wrap(service.handle)
  for (const path of before) await handle(new Request(`${BASE_URL}${path}`))
  expect((await browse(handle)).out).toContain('conforms to openapi.yaml')
})

test.each([
  ['showProduct', /.$/],
  ['listRelatedProducts', /(?<=\/)0/],
])('API-9 %s that reads ids in part is found by its check alone', async (operation, left) => {
  const { out } = await browse(readIds(operation, left)(service.handle))
  expect(out).toContain(`✗ differs  ${operation} · unknown-id`)
  expect(out).toContain('it is taken for')
})
