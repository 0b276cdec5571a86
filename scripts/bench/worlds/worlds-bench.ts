import { join } from 'node:path'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { mock } from '../../packages/mock/record'
import { stagePackage } from '../../packages/stage-package'
import { restoreNodeEnv } from '../../processes/restore-node-env'
import { buildStorefront } from '../../start/build-storefront'
import { launchBrowser } from '../../system/launch-browser'
import { ROOT } from '../../system/run-command'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import type { RoundCounts } from '../pairs/take-rounds'
import { measureCreateWorld } from './create-worlds'
import { measureSteps } from './go-back'
import { measureLinks } from './open-links'
import { measureViolation } from './show-violation'
import { measureSideBySide } from './side-by-side'
import { measurePackageStart } from './start-package'

/** Below the repository, whose packages serve as those that it would install. */
const PACKAGE = join(ROOT, '.cache/bench/mock-package')
const COUNTS = { least: LEAST_VALUES, most: 15 } as const

/** Worlds of the mock and its package, beside a database that is made anew for each test, and Prism. */
export const worldsBench: Bench = {
  async run(note) {
    note('building the package and the storefront')
    await restoreNodeEnv(() => stagePackage(mock, PACKAGE))
    await buildStorefront('simulated', () => undefined)
    const noting = (about: string): RoundCounts => ({
      ...COUNTS,
      note: (text) => note(`${about}: ${text}`),
    })
    const worlds = await startWorlds({ log: () => undefined })
    try {
      const sideBySide = await measureSideBySide(noting('worlds'))
      const steps = await measureSteps(worlds, noting('steps'))
      const browser = await launchBrowser()
      try {
        return [
          ...sideBySide,
          ...steps,
          ...(await measureViolation(browser, worlds, noting('desk'))),
          ...(await measureLinks(browser, noting('links'))),
          ...(await measureCreateWorld(PACKAGE, noting('createWorld()'))),
          ...(await measurePackageStart(PACKAGE, noting('package'))),
        ]
      } finally {
        await browser.close()
      }
    } finally {
      await worlds.close()
    }
  },
}
