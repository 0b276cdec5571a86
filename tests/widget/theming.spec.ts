import type { DropInTheme } from '../../widget/index'
import { LONG } from '../length'
import type { MerchantPage, Setting } from './support/merchant-page'
import { PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }
const saved = [VISA, PAYPAL_ACCOUNT]

const GREEN = 'rgb(0, 128, 0)'
const PURPLE = 'rgb(128, 0, 128)'

/** Starts a widget in a container with these properties. */
async function startThemed(merchant: MerchantPage, theme: DropInTheme, setting: Setting = {}) {
  await merchant.open()
  await merchant.page.locator('#payment').evaluate((container, properties) => {
    for (const [name, value] of Object.entries(properties)) container.style.setProperty(name, value)
  }, theme)
  await merchant.create(setting)
}

test('WSET-14 general properties reach every part that has none of its own', async ({
  merchant,
}) => {
  const theme = {
    '--dropin-color-surface': GREEN,
    '--dropin-color-border': PURPLE,
    '--dropin-radius': '3px',
    '--dropin-border-width': '4px',
    '--dropin-shadow': '0 0 1px 2px rgb(128, 0, 128)',
    '--dropin-tile-radius': '7px',
  }
  await startThemed(merchant, theme, { saved, options: { paypal, vaultManager: true } })
  const tile = merchant.page.locator('.braintree-method').nth(1)
  await expect(tile).toHaveCSS('background-color', GREEN)
  await expect(tile).toHaveCSS('border-color', PURPLE)
  await expect(tile).toHaveCSS('border-width', '4px')
  await expect(tile).toHaveCSS('border-radius', '7px')
  await merchant.hook('toggle').click()
  await expect(merchant.hook('options').locator('.braintree-option').first()).toHaveCSS(
    'border-radius',
    '7px',
  )
  await merchant.tile('Card').click()
  const sheet = merchant.hook('card')
  await expect(sheet).toHaveCSS('background-color', GREEN)
  await expect(sheet).toHaveCSS('border-radius', '3px')
  await expect(sheet).toHaveCSS('box-shadow', 'rgb(128, 0, 128) 0px 0px 1px 2px')
  await merchant.hook('toggle').click()
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  const dialog = merchant.hook('delete-confirmation')
  await expect(dialog).toHaveCSS('background-color', GREEN)
  await expect(dialog).toHaveCSS('border', `4px solid ${PURPLE}`)
  await expect(dialog).toHaveCSS('border-radius', '3px')
})

test('WSET-14 each part has properties of its own', async ({ merchant }) => {
  const theme = {
    '--dropin-heading-font-size': '30px',
    '--dropin-method-selected-background': GREEN,
    '--dropin-method-check-color': PURPLE,
    '--dropin-tile-padding-inline': '33px',
    '--dropin-button-color': PURPLE,
    '--dropin-delete-button-background': GREEN,
    '--dropin-dialog-padding': '5px',
  }
  await startThemed(merchant, theme, { saved, options: { paypal, vaultManager: true } })
  const { page } = merchant
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-size', '30px')
  const chosen = page.locator('.braintree-method--active')
  await expect(chosen).toHaveCSS('background-color', GREEN)
  await expect(chosen).toHaveCSS('padding-inline-start', '33px')
  await expect(chosen.locator('.braintree-method__check')).toHaveCSS('color', PURPLE)
  await expect(merchant.hook('toggle')).toHaveCSS('color', PURPLE)
  await merchant.hook('methods-edit').click()
  await page.locator('.braintree-method').first().click()
  await expect(merchant.hook('delete-confirmation')).toHaveCSS('padding', '5px')
  await expect(merchant.hook('delete-confirmation__yes')).toHaveCSS('background-color', GREEN)
})

test('WSET-14 the card form is themed around its frames, and within them', async ({ merchant }) => {
  await startThemed(merchant, {
    '--dropin-font-family': 'Georgia, serif',
    '--dropin-label-font-weight': '700',
    '--dropin-field-border-color-error': PURPLE,
    '--dropin-field-height': '60px',
    '--dropin-error-color': PURPLE,
    '--dropin-alert-background': GREEN,
    '--dropin-field-color': GREEN,
    '--dropin-field-color-error': PURPLE,
    '--dropin-field-font-size': '21px',
    '--dropin-field-letter-spacing': '2px',
    '--dropin-placeholder-color': PURPLE,
  })
  await merchant.refusal()
  const group = merchant.hook('number-field-group')
  const box = group.locator('.braintree-form__hosted-field')
  await expect(box).toHaveCSS('height', '60px')
  await expect(box).toHaveCSS('border-color', PURPLE)
  await expect(group.locator('.braintree-form__label')).toHaveCSS('font-weight', '700')
  await expect(merchant.hook('number-field-error')).toHaveCSS('color', PURPLE)
  await expect(merchant.hook('sheet-error')).toHaveCSS('background-color', GREEN)

  const number = merchant.field('number')
  await expect(number).toHaveCSS('color', GREEN)
  await expect(number).toHaveCSS('font-size', '21px')
  await expect(number).toHaveCSS('font-weight', '400')
  await expect(number).toHaveCSS('letter-spacing', '2px')
  await expect(number).toHaveCSS('font-family', 'Georgia, serif')
  const placeholder = await number.evaluate(
    (input) => getComputedStyle(input, '::placeholder').color,
  )
  expect(placeholder).toBe(PURPLE)
  await number.pressSequentially('1234')
  await merchant.page.locator('#after').focus()
  await expect(number).toHaveCSS('color', PURPLE)
})

const DARK = { text: 'rgb(238, 240, 244)', field: 'rgb(20, 22, 27)' }
const LIGHT = { text: 'rgb(29, 33, 41)', field: 'rgb(255, 255, 255)' }

test('WSET-14 light and dark follow the page, not only the device', async ({ merchant }) => {
  const { page } = merchant
  await page.emulateMedia({ colorScheme: 'dark' })
  await merchant.start()
  await expect(merchant.hook('wrapper')).toHaveCSS('color', DARK.text)
  await expect(merchant.field('number')).toHaveCSS('color', DARK.text)
  await merchant.use((instance) => instance.teardown())
  await page.locator('html').evaluate((root) => {
    root.style.colorScheme = 'light'
  })
  await merchant.create()
  await expect(merchant.hook('wrapper')).toHaveCSS('color', LIGHT.text)
  await expect(merchant.field('number')).toHaveCSS('color', LIGHT.text)
})

test('WSET-14 a card field stays legible when the page turns dark', async ({ merchant }) => {
  const { page } = merchant
  await page.emulateMedia({ colorScheme: 'light' })
  await merchant.start()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(merchant.hook('wrapper')).toHaveCSS('color', DARK.text)
  await expect(merchant.field('number')).toHaveCSS('color', LIGHT.text)
  const box = page.locator('.braintree-form-number')
  await expect(box).toHaveCSS('background-color', LIGHT.field)
})

test('WSET-14 nor does it fade when forced colours are turned off', { tag: LONG }, async ({
  merchant,
}) => {
  const { page } = merchant
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await merchant.start()
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
  await expect(merchant.field('number')).toHaveCSS('color', 'rgb(255, 255, 255)')
  const box = page.locator('.braintree-form-number')
  await expect(box).toHaveCSS('background-color', DARK.field)
})

test('WSET-14 less motion and forced colours are respected', async ({ merchant }) => {
  const { page } = merchant
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await merchant.start({ saved, options: { paypal } })
  const chosen = page.locator('.braintree-method--active')
  await expect(merchant.hook('toggle')).toHaveCSS('transition-duration', '0.16s')
  await expect(chosen).toHaveCSS('outline-style', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await expect(merchant.hook('toggle')).toHaveCSS('transition-duration', '0s')
  // The ground that marks the choice otherwise is taken away.
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})

test('WSET-14 a merchant’s rules for the old classes and hooks win', async ({ merchant }) => {
  await merchant.open()
  await merchant.page.addStyleTag({
    content: `
      #payment { --dropin-tile-background: ${PURPLE}; --dropin-field-height: 60px }
      .braintree-option { background: ${GREEN} }
      .braintree-sheet { border-radius: 1px }
      [data-braintree-id='toggle'] { color: ${GREEN} }
      .braintree-form__hosted-field { height: 50px }
    `,
  })
  await merchant.create({ options: { paypal } })
  await expect(merchant.page.locator('.braintree-option__card')).toHaveCSS(
    'background-color',
    GREEN,
  )
  await merchant.tile('Card').click()
  await expect(merchant.hook('card')).toHaveCSS('border-radius', '1px')
  await expect(merchant.hook('toggle')).toHaveCSS('color', GREEN)
  await expect(merchant.page.locator('.braintree-form-number')).toHaveCSS('height', '50px')
})

test('WSET-14 icons keep their shapes and colors on a page that unsets everything', async ({
  merchant,
}) => {
  await merchant.start({ options: { paypal } })
  const looks = () =>
    merchant.hook('svgs').evaluate((sprite) =>
      [...sprite.querySelectorAll('symbol, path')].map((part) => {
        const { d, fill, stroke, strokeLinecap } = getComputedStyle(part)
        return [d, fill, stroke, strokeLinecap]
      }),
    )
  const before = await looks()
  await merchant.page.addStyleTag({ content: '* { all: unset }' })
  expect(await looks()).toEqual(before)
})
