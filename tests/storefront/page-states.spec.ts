import { tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { findMotion } from './support/motion'
import { statefulPages } from './support/page-states'
import { type Role, takeRole } from './support/pages'
import { findCulprits } from './support/sideways'
import { expect, test } from './support/test'

const SAMPLES = ['create category']
/** Each scheme on the screen where it may go wrong worst. */
const SCREENS = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 320 },
] as const

/** What a visitor sees is there for everybody, with another bar and other ways on. */
const rolesOf = (role: Role): readonly Role[] =>
  role === 'visitor' ? ['visitor', 'shopper', 'admin'] : [role]

const cells = statefulPages.flatMap((page) =>
  rolesOf(page.role).flatMap((role) => SCREENS.map((screen) => ({ ...page, role, ...screen }))),
)

for (const { name, role, path, states, scheme, width } of cells) {
  const title = `${name}, as ${role}, ${scheme}, ${width} px: named, accessible and as wide as the screen whatever there is to show, and while it loads or fails`
  const isSample = SAMPLES.includes(name) && scheme === 'light'
  test(title, { tag: tagsOf(isSample) }, async ({ page, cast, watch }) => {
    watch.allowFailure(/\/api\//)
    watch.allowLog(/could not be loaded/)
    await takeRole(page, role, cast)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
    for (const { name: state, call, answer, shown } of states(cast)) {
      await page.route(call, answer)
      await page.goto(path(cast))
      await expect(shown(page), state).toBeAttached()
      await expect(page, state).toHaveTitle(/^.+ · Prompt Bazaar$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{15,}/)
      await expectAccessible(page)
      expect(await findMotion(page), state).toEqual([])
      expect(await findCulprits(page), state).toEqual([])
      await page.unrouteAll()
    }
  })
}
