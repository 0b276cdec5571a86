import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }
const saved = [
  { kind: 'card', brand: 'Visa', lastFour: '1111' },
  { kind: 'card', brand: 'MasterCard', lastFour: '4444' },
  { kind: 'paypal', email: 'jane@example.com' },
] as const

/** What has the focus, and whether one sees that it does; the ring of a tile stands around its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const hosts = [active, active?.closest('label'), active?.parentElement]
    const hook = active?.getAttribute('data-braintree-id') ?? active?.id
    const isSeen = hosts.some((host) => host && getComputedStyle(host).outlineStyle !== 'none')
    return { tag: active?.tagName ?? 'none', hook, isSeen }
  })

/** Tabs from one end of the widget to the other; every stop must be seen. */
async function tabThrough(page: Page): Promise<string[]> {
  await page.locator('#before').focus()
  const stops: string[] = []
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    // The ring of a field comes with an event of its frame.
    await page.waitForTimeout(20)
    const stop = await focused(page)
    if (stop.hook === 'after') return stops
    expect(stop).toMatchObject({ isSeen: true })
    expect(stop.tag).not.toBe('BODY')
    stops.push(stop.hook || stop.tag)
  }
  throw new Error(`Tab never left the widget: ${stops.join(', ')}`)
}

test('WVIEW-8 WTXT-5 Tab stops at every control of every view, and each stop is seen', async ({
  merchant,
}) => {
  const { page } = merchant
  const card = { vault: { allowVaultCardOverride: true } }
  await merchant.start({ saved, options: { card, paypal, vaultManager: true } })
  expect(await tabThrough(page)).toEqual(['methods-edit', 'INPUT', 'toggle'])
  await merchant.hook('toggle').click()
  expect(await tabThrough(page)).toEqual(['methods-edit', 'INPUT', 'INPUT'])
  await merchant.tile('Card').click()
  await expect(merchant.field('number')).toBeFocused()
  expect(await tabThrough(page)).toEqual([
    'braintree-hosted-field-number',
    'braintree-hosted-field-expirationDate',
    'braintree-hosted-field-cvv',
    'save-card-input',
    'A',
    'toggle',
  ])
  await merchant.hook('toggle').click()
  await merchant.hook('methods-edit').click()
  expect(await tabThrough(page)).toEqual(['methods-edit', 'BUTTON', 'BUTTON', 'BUTTON'])
})

test('WVAULT-4 B-038 a deletion that is called off gives the focus back to the button that asked', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  await merchant.hook('methods-edit').click()
  const second = page.getByRole('button', { name: /4444/ })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})

test('B-038 the focus is never lost to the page’s body on the way through all views', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  const steps = ['toggle', 'Card', 'toggle', 'methods-edit', 'delete', 'yes'] as const
  const places: Record<(typeof steps)[number], () => Promise<void>> = {
    toggle: () => merchant.hook('toggle').focus(),
    Card: () => merchant.tile('PayPal').focus(),
    'methods-edit': () => merchant.hook('methods-edit').focus(),
    delete: () => page.locator('button.braintree-method').last().focus(),
    yes: () => merchant.hook('delete-confirmation__yes').focus(),
  }
  for (const step of steps) {
    await places[step]()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page)).tag, { message: step }).not.toBe('BODY')
  }
  await expect(page.locator('.braintree-dropin')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY')
})

test('WTXT-5 a screen reader hears each busy state and each error once', async ({ merchant }) => {
  const { page } = merchant
  await merchant.open()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    let last = ''
    const listen = () => {
      const regions = document.querySelectorAll('[role="status"], [role="alert"]')
      const said = [...regions]
        .filter((region) => region.checkVisibility() && !region.closest('[aria-busy="true"]'))
        .map((region) => region.textContent ?? '')
        .filter((text) => text !== '')
      const now = said.join(' / ')
      if (now !== last && now !== '') heard.push(now)
      last = now
    }
    const what = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(listen).observe(document.body, what)
  })
  await merchant.create()
  await merchant.typeCard()
  await merchant.run(({ simulator }) => {
    const code = 'HOSTED_FIELDS_FAILED_TOKENIZATION'
    simulator.delay('hosted-fields.tokenize', 50, { times: 1 })
    simulator.fail('hosted-fields.tokenize', { code }, { times: 1 })
  })
  await merchant.refusal()
  await expect(merchant.error).not.toBeEmpty()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([
    'Loading ways to pay',
    'Connecting…',
    'The card was not accepted. Check its data and try again.',
  ])
})
