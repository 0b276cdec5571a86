import type { CDPSession, Page } from 'playwright/test'

/** What nobody's hand may notice of a new amount: frames, focus, caret, text, and what was ever set up. */
export async function readForm(page: Page) {
  const number = page.frameLocator('#braintree-hosted-field-number').getByRole('textbox')
  return {
    ...(await page.evaluate(() => ({
      focused: document.activeElement?.id,
      marked: [...document.querySelectorAll('iframe')].map((frame) => frame.dataset['mark']),
      instances: document.querySelectorAll('[data-braintree-id="wrapper"]').length,
    }))),
    field: await number.evaluate((input: HTMLInputElement) => ({
      isFocused: input.ownerDocument.activeElement === input,
      value: input.value,
      caret: [input.selectionStart, input.selectionEnd],
      isSameDocument: input.dataset['mark'] === 'typed',
    })),
  }
}

/** Types half a card number and puts the caret into the middle of it. */
export async function typeHalfACard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Card', exact: true }).click()
  const number = page.frameLocator('#braintree-hosted-field-number').getByRole('textbox')
  await number.click()
  await page.keyboard.type('4111111')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await number.evaluate((input) => {
    input.dataset['mark'] = 'typed'
  })
  await page.evaluate(() => {
    for (const [index, frame] of document.querySelectorAll('iframe').entries())
      frame.dataset['mark'] = String(index)
  })
}

/** What the browser itself holds once its garbage is gone. */
export async function countHeld(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}
