import { LONG } from '../length'
import { hold } from './support/hold'
import { storeSession } from './support/local-storage'
import { expect, test } from './support/test'

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

for (const [path, call, name, tag] of [
  ['/admin/products', /\/api\/product\/list/, 'Loading products', []],
  ['/admin/orders', /\/api\/order\/list\//, 'Loading orders', [LONG]],
] as const) {
  test(`${path}: what stands in for the list has its size, so that nothing moves when it comes`, {
    tag: [...tag],
  }, async ({ page, adminSession }) => {
    await storeSession(page, adminSession)
    for (const screen of SCREENS) {
      const release = await hold(page, call)
      await page.setViewportSize(screen)
      await page.goto(path)
      await expect(page.getByRole('status', { name })).toBeVisible()
      const footer = page.getByRole('contentinfo')
      const before = await footer.boundingBox()
      release()
      await expect(page.getByRole('grid')).toBeVisible()
      expect(await footer.boundingBox(), `${screen.width} px`).toEqual(before)
      await page.unrouteAll()
    }
  })
}
