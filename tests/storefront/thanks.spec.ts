import { expect, test } from './support/checkout-test'

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test(`PAY-6 on ${device} the thanks stand in sight, above the cart that is empty now`, async ({
    page,
    checkout,
    shopper,
    product,
  }) => {
    await page.setViewportSize(viewport)
    await checkout.pay(shopper, product)
    await expect(checkout.thanks).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('banner').boundingBox()
    const thanks = await checkout.thanks.boundingBox()
    const empty = await page.getByText('Your cart is empty.').boundingBox()
    expect(thanks?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(thanks?.y).toBeLessThan(empty?.y ?? 0)
  })
}
