import type { Locator, Page } from 'playwright/test'
import type { FieldsEvent } from '../../../mocks/braintree/hosted-fields/events'
import type { HostedFields } from '../../../mocks/braintree/hosted-fields/hosted-fields'

declare global {
  interface Window {
    fields: HostedFields
    /** What was heard so far: `'number:notEmpty'`. */
    heard: string[]
  }
}

import { GUEST, openHarness } from './harness-page'

interface Options {
  readonly path?: string
  readonly styles?: Record<string, unknown>
}

/** Opens a page with number, expiration date and security code, listening to every event. */
export async function openHostedFields(page: Page, options: Options = {}): Promise<void> {
  await openHarness(page, options.path)
  await page.evaluate(
    async ({ authorization, styles }) => {
      const client = await window.components.client.create({ authorization })
      window.fields = await window.components['hosted-fields'].create({
        client,
        styles,
        fields: {
          number: { container: '#number', placeholder: '1111 1111 1111 1111' },
          expirationDate: { container: '#expiration', placeholder: 'MM/YY' },
          cvv: { container: document.querySelector('#cvv') },
        },
      })
      window.heard = []
      const names = [
        'focus',
        'blur',
        'empty',
        'notEmpty',
        'cardTypeChange',
        'validityChange',
        'inputSubmitRequest',
      ] as const
      for (const name of names) {
        window.fields.on(name, (event: FieldsEvent) => {
          window.heard.push(`${event.emittedBy}:${name}`)
        })
      }
      window.fields.on('binAvailable', ({ bin }) => window.heard.push(`bin:${bin}`))
    },
    { authorization: GUEST, styles: options.styles },
  )
}

/** The input of a field. */
export function field(page: Page, key: 'number' | 'expirationDate' | 'cvv'): Locator {
  return page.frameLocator(`#braintree-hosted-field-${key}`).getByRole('textbox')
}

/** What was heard since the last call. */
export function takeHeard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return window.heard.splice(0)
  })
}
