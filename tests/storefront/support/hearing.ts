import type { Page } from 'playwright/test'

const HEARD = 'heard'

/**
 * What a screen reader says of its own accord from here on: texts that change in regions which it watched before,
 * and alerts. The page must stay the one that it is.
 */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(noteChanges, HEARD)
  return () => page.evaluate((name) => String(Reflect.get(globalThis, name)), HEARD)
}

/** Runs in the page. */
function noteChanges(name: string): void {
  const REGIONS = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  const heard: string[] = []
  Reflect.set(globalThis, name, heard)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const alerts = [...addedNodes].filter(
        (node): node is Element => node instanceof Element && node.matches('[role="alert"]'),
      )
      for (const region of [element?.closest(REGIONS), ...alerts]) {
        if (region?.textContent) heard.push(region.textContent)
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
