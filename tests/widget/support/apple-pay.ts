import type { MerchantPage } from './merchant-page'

/** A merchant's settings of Apple Pay, on a gateway that takes it. */
export const applePay = {
  displayName: 'Shop',
  paymentRequest: { total: { label: 'Shop', amount: '10.00' } },
}
export const gateway = { applePayWeb: true }

/** A widget with nothing but Apple Pay. */
export const setting = { gateway, options: { card: false, applePay } }

/** Opens a page where Apple Pay works; its sheet stays open until the test decides. */
export async function openForApplePay(
  merchant: MerchantPage,
  baseURL: string | undefined,
): Promise<void> {
  await merchant.takeSecureOrigin(baseURL)
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.decisions.applePay = 'wait'
  })
}
