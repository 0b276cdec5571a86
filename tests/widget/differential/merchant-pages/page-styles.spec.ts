import { expect, type Page, test } from 'playwright/test'
import { openCheckout } from './merchant-page'

/** What merchants write for their own forms and buttons. */
const PAGE_RULES = `
  main label { width: 140px; float: left; text-transform: uppercase }
  main section { min-height: 300px; padding: 40px; background: red }
  main h2 { border-bottom: 3px solid red; text-transform: uppercase; font-size: 40px }
  main button { text-transform: uppercase; background: red; width: 60px; letter-spacing: 5px }
  main input[type="radio"] { appearance: none; opacity: 1; width: 30px; height: 30px; background: red }
  main p, main ul, main li, main fieldset, main legend { margin: 50px; padding: 50px }
`

/** The looks of everything that shows of the widget. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#payment *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // The simulated buttons of wallets are the provider's.
      .filter((element) => !element.closest('svg, [data-braintree-id="paypal-button"] *'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const name = element.getAttribute('data-braintree-id') ?? element.className
        return `${name} ${width}x${height} ${style.backgroundColor} ${style.textTransform} ${style.letterSpacing} ${style.fontSize} ${style.border}`
      }),
  )
}

async function looksOfAllViews(page: Page, css: string): Promise<readonly (readonly string[])[]> {
  const looks: (readonly string[])[] = []
  const shop = await openCheckout(page, 'new', { isCustomer: true })
  await page.addStyleTag({ content: css })
  const look = async () => void looks.push(await looksOf(page))
  await look()
  await shop.askForOtherWays()
  await look()
  await shop.chooseOption('card')
  await look()
  await shop.askForOtherWays()
  await shop.toggleEditing()
  await look()
  await shop.askToDelete('1111')
  await look()
  return looks
}

test('rules of a page for labels, inputs, sections, headings and buttons don’t reach in', async ({
  page,
}) => {
  // Nothing on its way from one look to another.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bare = await looksOfAllViews(page, '/* none */')
  expect(await looksOfAllViews(page, PAGE_RULES)).toEqual(bare)
})

test('rules of a page for the old classes do', async ({ page }) => {
  await openCheckout(page, 'new', { isCustomer: true })
  await page.addStyleTag({
    content: `
      .braintree-method { background: rgb(255, 0, 0); border-radius: 0 }
      .braintree-heading { font-size: 33px }
      .braintree-toggle { text-transform: uppercase }
      [data-braintree-id="methods-edit"] { color: rgb(0, 0, 255) }
    `,
  })
  await expect(page.locator('.braintree-method').first()).toHaveCSS(
    'background-color',
    'rgb(255, 0, 0)',
  )
  await expect(page.locator('[data-braintree-id="methods-label"]')).toHaveCSS('font-size', '33px')
  await expect(page.locator('.braintree-toggle')).toHaveCSS('text-transform', 'uppercase')
  await expect(page.locator('[data-braintree-id="methods-edit"]')).toHaveCSS(
    'color',
    'rgb(0, 0, 255)',
  )
})

/** Brings the stylesheet of the drop-in of before, as its guide says. */
const bringPublishedStyles = () => {
  const link = document.createElement('link')
  link.id = 'braintree-dropin-stylesheet'
  link.rel = 'stylesheet'
  link.href = '/web/dropin/1.48.0/css/dropin.css'
  document.head.append(link)
  return new Promise((resolve) => link.addEventListener('load', resolve))
}

test('B-091 a page that brings the published stylesheet shows the widget as it is without', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bare = await openCheckout(page, 'new')
  await bare.chooseOption('card')
  const expected = await looksOf(page)
  const shop = await openCheckout(page, 'new', { prelude: bringPublishedStyles })
  await shop.chooseOption('card')
  expect(await looksOf(page)).toEqual(expected)
  const isMuted = () =>
    page
      .locator('#braintree-dropin-stylesheet')
      .evaluate((link) => link instanceof HTMLLinkElement && link.sheet?.disabled)
  expect(await isMuted()).toBe(true)
  await shop.call('teardown')
  expect(await isMuted()).toBe(false)
})

test('nor does it matter when that stylesheet comes late, or for two widgets', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shop = await openCheckout(page, 'new', {
    prelude: () => {
      const link = document.createElement('link')
      link.id = 'braintree-dropin-stylesheet'
      link.rel = 'stylesheet'
      link.href = '/web/dropin/1.48.0/css/dropin.css?late'
      document.head.append(link)
    },
  })
  await shop.create({ container: '#other-payment' })
  await shop.call('teardown')
  await shop.chooseOption('card')
  const box = page.locator('#payment .braintree-form-number')
  await expect(box).toHaveCSS('height', '44px')
})
