import type { PlaywrightPage } from './page-types'

/** Opens an option's sheet by its tile, unless what is looked for in the sheet shows already. */
export async function choosePageOption(
  page: PlaywrightPage,
  option: string,
  inSheet: string,
): Promise<void> {
  const tile = `.braintree-option__${option}:visible`
  const toggle = '[data-braintree-id="toggle"]:visible'
  await page.locator(`${tile}, ${inSheet}, ${toggle}`).first().waitFor()
  if ((await page.locator(inSheet).count()) > 0) return
  if ((await page.locator(tile).count()) === 0) await page.locator(toggle).first().click()
  await page.locator(tile).first().click()
}
