import { expect, test } from 'playwright/test'
import { findViolations } from '../find-violations'
import { GUEST } from './support/harness-page'
import { field, openHostedFields } from './support/hosted-fields-page'

declare global {
  interface Window {
    violations: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
})

test('fields are typed into and PayPal is agreed to without a violation of a strict policy', async ({
  page,
}) => {
  await openHostedFields(page, {
    path: '/strict.html',
    styles: { input: { color: 'rgb(1, 2, 3)', 'font-size': '20px' }, '.invalid': { color: 'red' } },
  })
  await field(page, 'number').pressSequentially('4111111111111111')
  await field(page, 'expirationDate').pressSequentially('1230')
  await field(page, 'cvv').pressSequentially('123')
  await expect(field(page, 'number')).toHaveCSS('color', 'rgb(1, 2, 3)')
  const method = await page.evaluate(() => window.fields.tokenize())
  expect(method.type).toBe('CreditCard')

  await page.evaluate(async (authorization) => {
    const client = await window.components.client.create({ authorization })
    const checkout = await window.components['paypal-checkout'].create({ client })
    await window.wallets.renderPayPalButton(
      {
        payment: () => checkout.createPayment({ flow: 'checkout', amount: '1.00' }),
        onAuthorize: () => undefined,
      },
      '#container',
    )
  }, GUEST)
  await page.getByRole('button', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: 'Agree and pay' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => window.violations)).toEqual([])
})

test('styles reach the input: states, placeholders, media queries, and nothing that is not a style', async ({
  page,
}) => {
  await openHostedFields(page, {
    path: '/strict.html',
    styles: {
      input: { fontSize: '18px', position: 'fixed', color: 'red; } body { display: none' },
      'input.invalid': { color: 'rgb(200, 0, 0)' },
      'input:focus': { color: 'rgb(0, 0, 200)' },
      '::placeholder': { color: 'rgb(0, 200, 0)' },
      ':-moz-placeholder': { color: 'black' },
      'input { display: none } input': { color: 'black' },
      '@media (min-width: 1px)': { input: { letterSpacing: '3px' } },
    },
  })
  const number = field(page, 'number')
  await expect(number).toHaveCSS('font-size', '18px')
  await expect(number).toHaveCSS('letter-spacing', '3px')
  await expect(number).toHaveCSS('position', 'static')
  await expect(number).toBeVisible()
  await number.fill('0')
  await number.focus()
  await expect(number).toHaveCSS('color', 'rgb(0, 0, 200)')
  await number.blur()
  await expect(number).toHaveCSS('color', 'rgb(200, 0, 0)')
  const placeholder = await number.evaluate(
    (element) => getComputedStyle(element, '::placeholder').color,
  )
  expect(placeholder).toBe('rgb(0, 200, 0)')
})

test('a field knows no direction but what its styles say', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl'
      document.documentElement.lang = 'ar'
    })
  })
  const styles = { input: { 'text-align': 'right' }, 'input.cvv': { direction: 'rtl' } }
  await openHostedFields(page, { path: '/strict.html', styles })
  await expect(field(page, 'number')).toHaveCSS('direction', 'ltr')
  await expect(field(page, 'number')).toHaveCSS('text-align', 'right')
  await expect(field(page, 'cvv')).toHaveCSS('direction', 'rtl')
  const html = page.frameLocator('iframe').first().locator('html')
  await expect(html).not.toHaveAttribute('dir')
  await expect(html).not.toHaveAttribute('lang')
})

test('axe finds nothing in the frames', async ({ page }) => {
  await openHostedFields(page)
  expect(await findViolations(page)).toEqual([])
})
