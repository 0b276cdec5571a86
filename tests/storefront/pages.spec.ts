import { tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { findMotion } from './support/motion'
import { headingOf, openSight, sights, takeRole } from './support/pages'
import { findSideways } from './support/sideways'
import { expect, test } from './support/test'

/** One page of each make: cards, a form and a table. */
const SAMPLES = ['home', 'create product', 'orders']

for (const sight of sights) {
  const title = `${sight.name}, as ${sight.role}: named, accessible, and as wide as the screen`
  test(title, { tag: tagsOf(SAMPLES.includes(sight.name)) }, async ({ page, cast, watch }) => {
    if (sight.name === 'unknown product') watch.allowFailure(/\/api\/product\/(show|related)\//)
    await takeRole(page, sight.role, cast)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openSight(page, sight, cast)
    await expect(page).toHaveTitle(`${sight.title ?? headingOf(sight, cast)} · Prompt Bazaar`)
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveCount(1)
    await expect(description).toHaveAttribute('content', /\S.{15,}/)
    expect(await findMotion(page), 'what still moves').toEqual([])
    await expectAccessible(page)

    expect(await findSideways(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)

    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(findUnmarkedControls), 'controls without an edge').toEqual([])
  })
}

/** Runs in the page: fields and buttons of which forced colours leave nothing to see but text. */
function findUnmarkedControls(): string[] {
  return [
    ...document.querySelectorAll(
      'main button:not(.table-sort), main select, main input:not([type="file"])',
    ),
  ]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => {
      const box = element.closest('.MuiOutlinedInput-root, .quantity') ?? element
      const edges = [box, ...box.querySelectorAll('fieldset')].map((part) => getComputedStyle(part))
      return !edges.some(
        ({ borderTopStyle, appearance }) => borderTopStyle !== 'none' || appearance !== 'none',
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
