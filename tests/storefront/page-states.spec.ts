import { isLong, tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/cast'
import { statefulPages } from './support/page-states'
import { takeRole } from './support/pages'

const SAMPLES = ['product', 'orders']
// Up to six visits, each judged in both colour schemes.
test.describe.configure({ timeout: 60_000 })

for (const { name, role, path, states } of statefulPages) {
  const title = `${name}, as ${role}: named and accessible whatever there is to show, and while it loads or fails`
  test(title, { tag: tagsOf(SAMPLES.includes(name)) }, async ({ page, cast, watch }) => {
    watch.allowFailure(/\/api\//)
    watch.allowLog(/could not be loaded/)
    await takeRole(page, role, cast)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { call, answer, shown } of states(cast)) {
      await page.route(call, answer)
      await page.goto(path(cast))
      await expect(shown(page)).toBeAttached({ timeout: 10_000 })
      await expect(page).toHaveTitle(/^.+ · Prompt Bazaar$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{15,}/)
      for (const colorScheme of isLong ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await page.unrouteAll()
    }
  })
}
