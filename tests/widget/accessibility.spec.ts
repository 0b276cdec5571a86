import AxeBuilder from '@axe-core/playwright'
import axe from 'axe-core'
import { LOCALES } from '../../widget/locales/locale-registry'
import type { MerchantPage, Setting } from './support/merchant-page'
import { expect, test } from './support/test'

const saved = [
  { kind: 'card', brand: 'Visa', lastFour: '1111' },
  { kind: 'card', brand: 'MasterCard', lastFour: '4444', hasSubscription: true },
  { kind: 'paypal', email: 'jane@example.com' },
] as const

const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }

/** All options but Apple's, which needs a secure page. */
const everything = {
  gateway: { payWithVenmo: true, androidPay: true, challenges: ['cvv', 'postal_code'] },
  options: {
    card: { cardholderName: true, vault: { allowVaultCardOverride: true } },
    paypal: { flow: 'vault' },
    paypalCredit: { flow: 'vault' },
    venmo: true,
    googlePay: { googlePayVersion: 2, transactionInfo },
    vaultManager: true,
  },
} as const satisfies Setting

/** Serious and critical violations, by rule and element. */
async function violations({ page }: MerchantPage): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include('#payment').analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The same without the provider's frames, which speak no language, and in a fraction of the time. */
function violationsOutsideOfFrames({ page }: MerchantPage): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations: found } = await axe.run('#payment', {
      iframes: false,
      resultTypes: ['violations'],
    })
    return found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

for (const locale of ['en_US', 'ar_EG']) {
  const options = { ...everything.options, locale }

  test(`WTXT-5 no view of a guest has a serious violation, in ${locale}`, async ({ merchant }) => {
    await merchant.start({ ...everything, options })
    expect(await violations(merchant)).toEqual([])
    for (const option of ['card', 'paypal', 'paypalCredit', 'venmo', 'googlePay']) {
      await merchant.page.locator(`.braintree-option__${option}`).click()
      await merchant.refusal()
      await expect(merchant.hook(option)).toBeVisible()
      expect([option, await violations(merchant)]).toEqual([option, []])
      await merchant.hook('toggle').click()
    }
  })

  test(`WTXT-5 no view of a customer has a serious violation, in ${locale}`, async ({
    merchant,
  }) => {
    await merchant.start({ ...everything, saved, options })
    expect(await violations(merchant)).toEqual([])
    await merchant.hook('toggle').click()
    expect(await violations(merchant)).toEqual([])
    await merchant.hook('methods-edit').click()
    expect(await violations(merchant)).toEqual([])
    await merchant.page.locator('.braintree-method').first().click()
    await expect(merchant.hook('delete-confirmation')).toBeVisible()
    expect(await violations(merchant)).toEqual([])
    await merchant.run(({ simulator }) => simulator.hang('vault-manager.deletePaymentMethod'))
    await merchant.hook('delete-confirmation__yes').click()
    await expect(merchant.hook('loading-container')).toBeVisible()
    expect(await violations(merchant)).toEqual([])
  })
}

test('WTXT-5 nor has a card form with all its errors, in any of the 34 locales', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.page.evaluate(axe.source)
  for (const locale of LOCALES) {
    await merchant.create({ options: { card: { cardholderName: { required: true } }, locale } })
    await merchant.refusal()
    await expect(merchant.page.locator('.braintree-form__field-group--has-error')).toHaveCount(4)
    expect([locale, await violationsOutsideOfFrames(merchant)]).toEqual([locale, []])
    await merchant.use((instance) => instance.teardown())
  }
})

test('WTXT-5 a screen reader hears that it loads, and the errors of fields and sheet', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('hosted-fields.create', { times: 1 }))
  const creating = merchant.create()
  await expect(page.getByRole('status')).toHaveText('Loading ways to pay')
  await expect(page.locator('.braintree-dropin')).toHaveAttribute('aria-busy', 'true')
  await merchant.run(({ simulator }) => simulator.release('hosted-fields.create'))
  await creating
  await expect(page.getByRole('status')).toBeEmpty()
  await expect(page.locator('.braintree-dropin')).toHaveAttribute('aria-busy', 'false')
  await merchant.refusal()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter the card number.' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Check the marked fields' })).toBeVisible()
  await expect(merchant.field('number')).toHaveAttribute('aria-invalid', 'true')
  await expect(merchant.field('number')).toHaveAccessibleDescription('Enter the card number.')
  await merchant.field('number').pressSequentially('4111111111111111')
  await expect(merchant.field('number')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(merchant.field('number')).toHaveAccessibleDescription('')
})

test('WTXT-5 headings, lists and buttons have names, and a choice says that it is one', async ({
  merchant,
}) => {
  await merchant.start({ ...everything, saved })
  await expect(merchant.page.locator('#payment')).toMatchAriaSnapshot(`
    - heading "Paying with Card" [level=2]
    - button "Edit"
    - radiogroup "Paying with Card":
      - radio "Ending in 1111 Visa" [checked]
      - radio "Ending in 4444 Mastercard"
      - radio "jane@example.com PayPal"
    - button "Choose another way to pay"
  `)
})
