import { expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Wrapper } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { startService } from '../../scripts/conformance/self-test/start-service'
import { variants } from '../../scripts/conformance/self-test/variants/registry'

/** Longer than lists may lag behind in a probe. */
const STALL_MS = 150

const later = variants.find(({ name }) => name === 'photos that come after a moment')

/** The check's machine does nothing for a while after each product that is shown without its photo. */
const stalled: Wrapper = (next) => async (request) => {
  const response = await next(request)
  const text = await response.clone().text()
  if (text.includes('"sold"') && !text.includes('"photo"')) setTimeout(stall)
  return response
}

function stall(): void {
  const end = performance.now() + STALL_MS
  while (performance.now() < end);
}

test('API-9 a photo that comes after a moment is no fault on a machine that stalls meanwhile', async ({
  onTestFinished,
}) => {
  const service = await startService()
  onTestFinished(() => service.close())
  const wrap: Wrapper = (next) => stalled(later?.wrap(next) ?? next)
  const report = await probe(service, wrap, { only: ['edge-product'] })
  expect(listFailures(report).map(({ rule, step }) => `${rule} (${step})`)).toEqual([])
})
