import { type TestCard, testCard } from '../test-card'
import { choosePageOption } from './choose-page-option'
import type { PlaywrightPage } from './page-types'

const FIELDS: readonly (keyof TestCard)[] = [
  'cardholderName',
  'number',
  'expirationDate',
  'cvv',
  'postalCode',
]

/** Types into the frames of the card fields that there are, as a shopper does. */
export async function fillFields(
  page: PlaywrightPage,
  card: Partial<TestCard> = {},
): Promise<void> {
  const values = { ...testCard(), ...card }
  await choosePageOption(page, 'card', `${frameOf('number')}:visible`)
  await inputOf(page, 'number').waitFor()
  for (const field of FIELDS) {
    if ((await page.locator(frameOf(field)).count()) > 0) {
      await inputOf(page, field).fill(values[field])
    }
  }
}

function frameOf(field: keyof TestCard): string {
  return `iframe[name="braintree-hosted-field-${field}"]`
}

function inputOf(page: PlaywrightPage, field: keyof TestCard) {
  return page.frameLocator(frameOf(field)).locator('input').first()
}
