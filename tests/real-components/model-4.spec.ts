import { SIMULATED_VENMO } from '../../mocks/braintree/gateway/configuration'
import { expect, test } from './support/test'

test('card: release 4 names Mastercard otherwise, and merchants are told as before', async ({
  shop,
}) => {
  await shop.open()
  await shop.start()
  const told = shop.use(
    (instance) =>
      new Promise((resolve) => {
        instance.on('card:cardTypeChange', ({ cards }) => resolve(cards.map(({ type }) => type)))
      }),
  )
  await shop.field('number').fill('5555555555554444')
  expect(await told).toEqual(['master-card'])
  await shop.fillCard({ number: '5555555555554444' })
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.request()).toMatchObject({ details: { cardType: 'MasterCard' } })
})

test('3D Secure: release 4 has the bank’s word in one place, and a verified card is not asked for again', async ({
  shop,
  wire,
}) => {
  await shop.open()
  await shop.start({ authorization: await wire.createClientToken(), threeDSecure: true })
  await shop.fillCard({ number: '4000000000001000' })
  await expect.poll(() => shop.isRequestable()).toBe(true)
  const request = { threeDSecure: { amount: '10.00' } }
  const verdict = { liabilityShifted: true, liabilityShiftPossible: true }
  expect(await shop.request(request)).toMatchObject(verdict)
  expect(await shop.request(request)).toMatchObject(verdict)
  expect(wire.askedFor('3d secure lookup')).toHaveLength(1)
})

test('PayPal: release 4 would capture, and who has not said so only authorizes', async ({
  shop,
  wire,
}) => {
  await shop.open()
  await shop.start({ card: false, paypal: { flow: 'checkout', amount: '10.00', currency: 'USD' } })
  await shop.page.getByRole('button', { name: 'PayPal' }).click()
  await expect(shop.savedMethod(/PayPal/)).toBeChecked()
  const [payment] = wire.askedFor('paypal payment')
  expect(JSON.parse(payment?.body ?? '{}')).toMatchObject({ intent: 'authorize' })
})

test.describe('Venmo', () => {
  test.use({
    wireSettings: { payWithVenmo: SIMULATED_VENMO },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('Venmo: release 4 needs an amount for one payment alone, and says so by its code', async ({
    shop,
  }) => {
    const errors: string[] = []
    shop.page.on('console', (message) => errors.push(message.text()))
    await shop.open()
    await shop.start({ venmo: { paymentMethodUsage: 'single_use' } })
    await expect.poll(() => errors.join('\n')).toContain('totalAmount is required')
    await expect(shop.tile('Card')).toBeEnabled()
  })
})
