import type { Page } from 'playwright/test'
import { expect, test } from '../widget/support/test'
import { readFixtures, TARGET } from './read-fixtures'

const fixtures = await readFixtures()

/** Opens a fixture's page as it is after the rewriting, with the new widget where it says. */
async function openMigrated(page: Page, name: string, path: string): Promise<void> {
  const fixture = fixtures.find((each) => each.name === name)
  if (!fixture) throw new Error(`There is no fixture ${name}.`)
  const files = new Map([...fixture.before, ...fixture.after])
  await page.route(`**${TARGET.script.replace('dropin.js', '**')}`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const url = pathname.replace('/prompt-bazaar-widget/', '/package/')
    const response = await page.request.get(url)
    return route.fulfill({ response })
  })
  await page.route('**/shop/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/shop/', '')
    const body = files.get(file)
    const contentType = `text/${file.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType })
  })
  await page.goto(`/shop/${path}`)
}

test('a rewritten page with callbacks takes a card', async ({ merchant, page }) => {
  await openMigrated(page, 'pages/callback', 'pay.html')
  const button = page.getByRole('button', { name: 'Request payment method' })
  await expect(button).toBeDisabled()
  await merchant.fillCard()
  await button.click()
  await expect(page.locator('output')).toHaveText('CreditCard 1111')
})

test('a rewritten page under a strict policy, with modules of its own, takes a card', async ({
  merchant,
  page,
}) => {
  await openMigrated(page, 'pages/strict', 'pay/index.html')
  await merchant.fillCard()
  const buy = page.getByRole('button', { name: 'Buy' })
  await buy.click()
  await expect(buy).toHaveAttribute('data-nonce', /\w{8}/)
})

test('a rewritten form with a script tag sends a nonce', async ({ merchant, page }) => {
  const received: string[] = []
  await page.route('**/donate', (route) => {
    received.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'text/html', body: 'Thank you' })
  })
  await openMigrated(page, 'pages/data-attributes', 'donate.html')
  await expect(merchant.hook('wrapper')).toHaveAttribute('lang', 'de-DE')
  await merchant.fillCard({ cardholderName: 'Jane' })
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(received[0]).toMatch(/amount=20\.00&payment_method_nonce=\w{8}/)
})
