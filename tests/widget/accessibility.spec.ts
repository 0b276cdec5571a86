import { findViolations } from '../find-violations'
import type { Setting } from './support/merchant-page'
import { MASTERCARD, PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA, { ...MASTERCARD, hasSubscription: true }, PAYPAL_ACCOUNT]

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

for (const locale of ['en_US', 'ar_EG']) {
  test(`WTXT-5 a card form with all its errors has no violation, frames included, in ${locale}`, async ({
    merchant,
  }) => {
    await merchant.start({ ...everything, options: { ...everything.options, locale } })
    await merchant.page.locator('.braintree-option__card').click()
    await merchant.refusal()
    const violations = await findViolations(merchant.page, {
      within: '#payment',
      // Each frame counts as a page of its own: the good practice of headings and landmarks isn't meant for it.
      exempt: ['landmark-one-main', 'page-has-heading-one', 'region'],
    })
    expect(violations).toEqual([])
  })
}

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

test('WTXT-5 a screen reader hears that it connects while bank or vault has the word, not that it loads', async ({
  merchant,
}) => {
  const status = merchant.page.getByRole('status')
  await merchant.start({
    saved: [VISA, MASTERCARD],
    options: { vaultManager: true, threeDSecure: { amount: '10.00' } },
  })
  await merchant.run(({ simulator }) => {
    simulator.hang('three-d-secure.verifyCard', { times: 1 })
    simulator.hang('vault-manager.deletePaymentMethod', { times: 1 })
  })
  const requesting = merchant.request()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await expect(status).toHaveText('Connecting…')
  await merchant.run(({ simulator }) => simulator.release('three-d-secure.verifyCard'))
  await requesting
  await expect(status).toBeEmpty()
  await merchant.hook('methods-edit').click()
  await merchant.page.getByRole('button', { name: 'Delete Ending in 4444 Mastercard' }).click()
  await merchant.hook('delete-confirmation__yes').click()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await expect(status).toHaveText('Connecting…')
  await merchant.run(({ simulator }) => simulator.release('vault-manager.deletePaymentMethod'))
  await expect(status).toBeEmpty()
})

test('WTXT-5 a card that is sent and then verified is one wait to hear of', async ({
  merchant,
}) => {
  await merchant.start({ saved: [], options: { threeDSecure: { amount: '10.00' } } })
  await merchant.fillCard({ number: '4000000000001000' })
  const heard = await merchant.use(async (instance) => {
    const texts: string[] = []
    const status = document.querySelector('[role="status"]')
    if (!status) throw new Error('There is no status')
    const observer = new MutationObserver(() => texts.push(status.textContent ?? ''))
    observer.observe(status, { subtree: true, childList: true, characterData: true })
    await instance.requestPaymentMethod()
    while (status.textContent !== '') await new Promise(requestAnimationFrame)
    return texts
  })
  expect(heard).toEqual(['Connecting…', ''])
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
