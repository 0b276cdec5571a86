/** What is used of Playwright's locators. */
export interface PlaywrightLocator {
  count(): Promise<number>
  first(): PlaywrightLocator
  click(): Promise<void>
  fill(text: string): Promise<void>
  waitFor(): Promise<void>
}

/** Playwright's `page`, as far as it is used here: of `playwright`, `playwright-core` or `@playwright/test`. */
export interface PlaywrightPage {
  context(): unknown
  addInitScript(script: { content: string }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  waitForFunction(isTrue: () => boolean): Promise<unknown>
  locator(selector: string): PlaywrightLocator
  frameLocator(selector: string): { locator(selector: string): PlaywrightLocator }
}
