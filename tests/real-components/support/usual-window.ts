/**
 * Makes the page take its window for a usual one. `braintree-web` tells a private one by its storage, of which a test's
 * window has more or less as the machine has memory and disk; in a private one Venmo's app leads nobody back.
 */
export function beUsualWindow(): void {
  const storage: unknown = Reflect.get(navigator, 'webkitTemporaryStorage')
  if (typeof storage !== 'object' || storage === null) return
  Reflect.set(storage, 'queryUsageAndQuota', (answer: (used: number, quota: number) => void) =>
    answer(0, 2 ** 40),
  )
}
