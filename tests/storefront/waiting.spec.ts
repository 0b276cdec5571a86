import { tagsOf } from '../length'
import { hold } from './support/hold'
import { watchShifts } from './support/layout-shifts'
import { statefulPages } from './support/page-states'
import { takeRole } from './support/pages'
import { expect, test } from './support/test'

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const
/** Less than an eye notices; the least that counts as good is ten times as much. */
const MAX_SHIFT = 0.01
const SAMPLES = ['product']

for (const { name, role, path, states } of statefulPages) {
  for (const screen of SCREENS) {
    const title = `${name}, ${screen.width} px: nothing in sight moves when what loads takes the place of what stood in for it`
    const isSample = SAMPLES.includes(name) && screen.width === 1440
    test(title, { tag: tagsOf(isSample) }, async ({ page, cast }) => {
      const shifts = await watchShifts(page)
      await takeRole(page, role, cast)
      await page.setViewportSize(screen)
      for (const { call, shown } of states(cast).filter((state) => state.name === 'loading')) {
        const release = await hold(page, call)
        await page.goto(path(cast))
        await expect(shown(page)).toBeAttached()
        release()
        await expect(shown(page)).not.toBeAttached()
        await page.waitForLoadState('networkidle')
        expect(await shifts(), `${call}`).toBeLessThan(MAX_SHIFT)
      }
    })
  }
}
