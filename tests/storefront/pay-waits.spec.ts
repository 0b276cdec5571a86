import { expect, test } from './support/checkout-test'

test('PAY-5 Pay waits for a payment method', async ({ page, checkout, shopper, product }) => {
  await checkout.open(shopper, product)
  await expect(checkout.payButton).toBeDisabled()
  await checkout.chooseCard()
  await expect(checkout.payButton).toBeEnabled()
  await page.getByRole('button', { name: 'Choose another way to pay' }).click()
  await expect(checkout.payButton).toBeDisabled()
})

test('PAY-5 what Pay waits for is named, whichever method is chosen', async ({
  page,
  checkout,
  shopper,
  product,
}) => {
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).click({ force: true })
  await checkout.open(shopper, product)
  await expect(checkout.payButton).toHaveAccessibleDescription('Choose a payment method to go on.')
  await choose('Card')
  await expect(checkout.payButton).toHaveAccessibleDescription('Enter your card to go on.')
  await page.getByRole('button', { name: 'Choose another way to pay' }).click()
  await expect(checkout.payButton).toHaveAccessibleDescription('Choose a payment method to go on.')
  await choose('PayPal')
  await expect(checkout.payButton).toHaveAccessibleDescription('Press the PayPal button to go on.')
})
