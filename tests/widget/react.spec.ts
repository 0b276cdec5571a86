import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DropIn } from '../../widget/react'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, merchant: _quietConsole }) => {
  await page.goto('/development/react.html')
  await page.waitForFunction(() => globalThis.reactMerchant !== undefined)
})

test('PAY-4 in StrictMode one instance remains, with one set of fields', async ({ page }) => {
  await page.evaluate(() => globalThis.reactMerchant.render())
  await expect(page.getByRole('heading', { name: 'Pay with card' })).toBeVisible()
  await expect(page.locator('[data-braintree-id="wrapper"]')).toHaveCount(1)
  await expect(page.locator('iframe')).toHaveCount(3)
  expect(await page.evaluate(() => globalThis.reactMerchant.heard)).toEqual(['ready 1'])
})

test('new callbacks are called without another instance, and new options are left alone', async ({
  page,
}) => {
  await page.evaluate(() => {
    globalThis.reactMerchant.render({ paypal: { flow: 'vault' } })
  })
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  await page.evaluate(() => globalThis.reactMerchant.render({ locale: 'de_DE' }))
  await page.getByRole('radio', { name: 'PayPal' }).click()
  const heard = () => page.evaluate(() => globalThis.reactMerchant.heard)
  await expect.poll(heard).toEqual(['ready 1', 'view paypal 2', 'paypal 2'])
  expect(await page.evaluate(() => globalThis.reactMerchant.instances.length)).toBe(1)
})

test('unmounting takes everything off the page', async ({ page }) => {
  await page.evaluate(() => globalThis.reactMerchant.render())
  await expect(page.locator('iframe')).toHaveCount(3)
  await page.evaluate(() => globalThis.reactMerchant.unmount())
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('an error reaches onError', async ({ page }) => {
  await page.evaluate(() => {
    globalThis.reactMerchant.simulator.fail('client.create', { code: 'CLIENT_INVALID' })
    globalThis.reactMerchant.render()
  })
  const heard = () => page.evaluate(() => globalThis.reactMerchant.heard)
  await expect.poll(heard).toEqual(['error CLIENT_FAILED'])
})

test('50 mounts and unmounts in StrictMode leave nothing behind', async ({ page }) => {
  await page.evaluate(async () => {
    const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))
    for (let round = 0; round < 50; round += 1) {
      globalThis.reactMerchant.render()
      await nextTask()
      globalThis.reactMerchant.unmount()
    }
  })
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(await page.evaluate(() => globalThis.reactMerchant.heard)).toEqual([])
})

test('on a server the element is a bare container', () => {
  const element = createElement(DropIn, { authorization: 'sandbox_key', className: 'payment' })
  expect(renderToString(element)).toBe('<div class="payment"></div>')
})
