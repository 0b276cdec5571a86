import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })
// What is asked without a connection and not kept fails, which the browser says too.
test.beforeEach(({ watch }) => {
  watch.allowFailure(/./)
  watch.allowLog(/^The FetchEvent for|net::ERR_INTERNET_DISCONNECTED/)
})

test('OFF-1 who asks past every cache is not told what was kept', async ({
  page,
  context,
  service,
}) => {
  const { _id } = await service.product('prd_unsent-letter')
  const address = `/api/product/show/${_id}`
  await page.goto(`/product/${_id}`)
  await page.waitForFunction(
    async (kept) => await caches.match(kept, { ignoreVary: true }),
    address,
  )
  await context.setOffline(true)
  const ask = (cache: RequestCache) =>
    page.evaluate(
      ([url, mode]) =>
        fetch(url, { cache: mode }).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      [address, cache] as const,
    )
  expect([await ask('default'), await ask('no-store')]).toEqual([200, 'no answer'])
})
