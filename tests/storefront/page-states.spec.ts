import { tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/cast'
import { statefulPages } from './support/page-states'
import { type Role, takeRole } from './support/pages'

const SAMPLES = ['create category']
const SCHEMES = ['light', 'dark'] as const
// Up to six visits, each judged by every rule there is.
test.describe.configure({ timeout: 60_000 })

/** What a visitor sees is there for everybody, with another bar and other ways on. */
const rolesOf = (role: Role): readonly Role[] =>
  role === 'visitor' ? ['visitor', 'shopper', 'admin'] : [role]

const cells = statefulPages.flatMap((page) =>
  rolesOf(page.role).flatMap((role) => SCHEMES.map((scheme) => ({ ...page, role, scheme }))),
)

for (const { name, role, path, states, scheme } of cells) {
  const title = `${name}, as ${role}, ${scheme}: named and accessible whatever there is to show, and while it loads or fails`
  const isSample = SAMPLES.includes(name) && scheme === 'light'
  test(title, { tag: tagsOf(isSample) }, async ({ page, cast, watch }) => {
    watch.allowFailure(/\/api\//)
    watch.allowLog(/could not be loaded/)
    await takeRole(page, role, cast)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
    for (const { name: state, call, answer, shown } of states(cast)) {
      await page.route(call, answer)
      await page.goto(path(cast))
      await expect(shown(page), state).toBeAttached({ timeout: 10_000 })
      await expect(page, state).toHaveTitle(/^.+ · Prompt Bazaar$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{15,}/)
      await expectAccessible(page)
      await page.unrouteAll()
    }
  })
}
