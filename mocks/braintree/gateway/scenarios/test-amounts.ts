import { type AmountScenario, APPROVE, NETWORK_UNAVAILABLE, type SaleEffect } from './scenario'

function amount(
  name: string,
  [fromCents, toCents]: readonly [number, number],
  effect: SaleEffect | ((amountCents: number) => SaleEffect),
  accountsOnly = false,
): AmountScenario {
  const effectOf = typeof effect === 'function' ? effect : () => effect
  return { by: 'amount', name, fromCents, toCents, accountsOnly, effectOf }
}

/** The response code that an amount asks for: its whole part. */
function wholePart(amountCents: number): string {
  return String(Math.floor(amountCents / 100))
}

/** Amounts that decide a sale. The first match counts; every other amount is approved. */
export const TEST_AMOUNTS: readonly AmountScenario[] = [
  amount('amount-declined', [200_000, 299_999], (cents) => ({
    kind: 'decline',
    responseCode: wholePart(cents),
  })),
  amount('amount-failed', [300_000, 300_099], NETWORK_UNAVAILABLE),
  amount(
    'amount-settlement-declined-4001',
    [400_100, 400_199],
    { kind: 'settlement-decline', responseCode: '4001' },
    true,
  ),
  amount(
    'amount-settlement-pending',
    [400_200, 400_299],
    { kind: 'settlement-pending', responseCode: '4002' },
    true,
  ),
  amount(
    'amount-settlement-declined',
    [400_300, 500_099],
    (cents) => ({ kind: 'settlement-decline', responseCode: wholePart(cents) }),
    true,
  ),
  amount('amount-rejected', [500_100, 500_100], {
    kind: 'reject',
    reason: 'application_incomplete',
  }),
  amount(
    'amount-account-declined',
    [500_101, 500_101],
    { kind: 'decline', responseCode: '2038' },
    true,
  ),
  amount('amount-account-failed', [500_102, 500_102], NETWORK_UNAVAILABLE, true),
]

/** What an amount by itself comes to, for a card or an account. */
export function effectOfAmount(amountCents: number, isAccount: boolean): SaleEffect {
  const match = TEST_AMOUNTS.find(
    (scenario) =>
      amountCents >= scenario.fromCents &&
      amountCents <= scenario.toCents &&
      (isAccount || !scenario.accountsOnly),
  )
  return match ? match.effectOf(amountCents) : APPROVE
}
