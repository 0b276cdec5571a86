import { expect, type Page } from 'playwright/test'

/** The document that opens pages. */
export const OPENER = /^\/forgot-password$/
export const AS_OF = /What you see is as of \d{1,2}:\d\d/

/** Waits until the worker answers the page and keeps what it shows. */
export async function untilKept(page: Page, paths: readonly RegExp[]): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptAddresses(page)
      return paths.filter((path) => !kept.some((address) => path.test(address)))
    })
    .toEqual([])
}

export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => url.replace(location.origin, ''))
  })
}
