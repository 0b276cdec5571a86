import { expect, type Locator, type Page } from 'playwright/test'

/** The message that belongs to a field, found as a screen reader finds it. */
export async function expectFieldError(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** The page's error alert, which is red. */
export async function expectRedAlert(page: Page, text: string | RegExp): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: text })
  await expect(alert).toBeVisible()
  const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) => {
    const icon = element.querySelector('svg')
    return [...getComputedStyle(icon ?? element).color.matchAll(/\d+/g)].map(Number)
  })
  expect(red, 'the alert is red').toBeGreaterThan(Math.max(green, blue) * 1.3)
}

/** Counts the calls of a page to an address. */
export function countCalls(page: Page, method: string, address: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && address.test(request.url())) count += 1
  })
  return () => count
}
