import type { Locator, Page } from 'playwright'

/**
 * Opens a page of somebody who is signed in at a path, and resolves when its document begins to come.
 *
 * @param before what is done in the same tab before it is opened: the processor slowed down, the cart filled
 */
export type OpenPage = (path: string, before?: (page: Page) => Promise<unknown>) => Promise<Page>

/** The control once it can be pressed: one that the server has drawn is inert until the page takes its place. */
export function pressable(page: Page, control: Locator): Locator {
  return control.and(page.locator(':not([inert] *)')).first()
}
