import type { Page, Request } from 'playwright/test'
import { TEST_CARDS } from '../../../mocks/braintree/gateway/scenarios/test-cards'

const NUMBERS = TEST_CARDS.map(({ number }) => number)
/** The provider's own call, from the provider's own fields. */
const PROVIDER = '/braintree-gateway/'

/** The test cards whose number stands in a text, whatever groups it is written in. */
export function findCardNumbers(text: string): string[] {
  const dense = text.replace(/(?<=\d)[ -](?=\d)/g, '')
  return NUMBERS.filter((number) => dense.includes(number))
}

/** The test cards that a request carries to anybody but the provider. */
export function findCardsInRequest(request: Request): string[] {
  const address = request.url()
  const body = address.includes(PROVIDER) ? '' : (request.postData() ?? '')
  return findCardNumbers(`${address}\n${body}`)
}

/** The test cards in the page's own document and storage; the provider's fields are frames of their own. */
export async function findCardsInPage(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return []
  const text = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')]
    return [
      document.documentElement.outerHTML,
      ...fields.map((field) => ('value' in field ? String(field.value) : '')),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ].join('\n')
  })
  return findCardNumbers(text)
}
