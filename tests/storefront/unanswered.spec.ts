import type { Page } from 'playwright/test'
import { createDeployments } from './support/deployments'
import { AS_OF, OPENER, untilKept } from './support/kept'
import { expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })
// What is asked of a shop that does not answer fails, which the browser says too.
test.beforeEach(({ watch }) => {
  watch.allowFailure(/./)
  watch.allowLog(/^The FetchEvent for/)
})

const banner = (page: Page) => page.getByText(/^The shop does not answer just now\./)

test('OFF-1 what was kept is asked for again once a shop that could not be reached is there, the connection up all the while', async ({
  page,
  baseURL,
}) => {
  const deployments = await createDeployments(String(baseURL))
  try {
    await deployments.deploy('one')
    await page.goto(deployments.origin)
    await untilKept(page, [OPENER, /sortBy=sold/, /sortBy=createdAt/])
    await deployments.stop()
    const isSold = (url: string) => url.includes('sortBy=sold')
    const kept = page.waitForResponse((answer) => isSold(answer.url()))
    await page.reload()
    expect((await kept).headers()).toHaveProperty('x-kept-at')
    await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(
      6,
    )
    await expect(banner(page)).toContainText(AS_OF)
    // It stays while the shop is asked again in vain.
    await page.evaluate(countBanners)
    const asked = page.waitForResponse((answer) => isSold(answer.url()))
    expect((await asked).headers()).toHaveProperty('x-kept-at')
    expect(await page.evaluate(() => document.documentElement.dataset['banners'])).toBe(undefined)
    const answered = page.waitForResponse(
      (answer) => isSold(answer.url()) && !answer.headers()['x-kept-at'],
    )
    await deployments.deploy('two')
    await answered
    await expect(banner(page)).toBeHidden()
  } finally {
    await deployments.remove()
  }
})

test('OFF-1 what was kept is shown within seconds where a connection hangs', async ({
  page,
  baseURL,
}) => {
  const deployments = await createDeployments(String(baseURL))
  try {
    await deployments.deploy('one')
    await page.goto(deployments.origin)
    await untilKept(page, [OPENER, /sortBy=sold/, /sortBy=createdAt/])
    deployments.hang()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(
      6,
    )
    await expect(banner(page)).toContainText(AS_OF)
  } finally {
    await deployments.remove()
  }
})

/** Runs in the page: marks each change of whether a banner shows. */
function countBanners(): void {
  const { dataset } = document.documentElement
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [
      ...addedNodes,
      ...removedNodes,
    ])
    const isBanner = (node: Node) => node instanceof Element && node.matches('.banner')
    if (nodes.some(isBanner)) dataset['banners'] = `${dataset['banners'] ?? ''}.`
  }).observe(document.body, { childList: true, subtree: true })
}
