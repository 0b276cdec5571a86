import type { Page, Request } from 'playwright/test'
import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { Drive } from '../../widget/differential/driver/shop'

/**
 * What a step's time is cut into; between two pieces everything on its way arrives. The card fields' frames come after the
 * third, later than the widgets' own delays, so that no race is left to chance.
 */
const SLICES_MS = [50, 150, 300, 200, 300]
const SLICES_BEFORE_FRAMES = 3
const STEP_MS = 1_000

const CARD_FRAME = 'braintree-hosted-field-'

/** Drives a page on the published components: time is the page's own, what comes over the wire is waited for. */
export function driveReal(page: Page, wire: Wire): Drive {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  let seen = 0

  /** All that the page, its frames and the wire have to say to each other for now. */
  async function settle(isHeld: boolean): Promise<void> {
    const open = () => [...pending].filter((request) => !(isHeld && isCardFrame(request)))
    do {
      await Promise.all(page.frames().map(reach))
      await page.evaluate(() => undefined)
    } while (open().length > 0)
  }

  async function pass(ms: number): Promise<void> {
    const release = wire.hold('card fields frame')
    for (const [index, slice] of SLICES_MS.entries()) {
      const isHeld = index < SLICES_BEFORE_FRAMES
      if (index === SLICES_BEFORE_FRAMES) {
        release()
        await fieldsOpened()
      }
      await settle(isHeld)
      await page.evaluate((time) => window.harness.pass(time), (slice * ms) / STEP_MS)
    }
    await settle(false)
  }

  async function fieldsOpened(): Promise<void> {
    await settle(false)
    const fields = page.frames().filter((frame) => frame.name().startsWith(CARD_FRAME))
    await Promise.all(fields.map((frame) => frame.locator('input').waitFor({ state: 'attached' })))
  }

  function readWire(): string[] {
    const asked = wire.asked.slice(seen)
    seen = wire.asked.length
    return asked
      .filter(({ part }) => part !== 'analytics' && !part.endsWith('frame'))
      .map(({ part }) => part)
      .sort()
  }

  return {
    async observe(harness, name, ms) {
      await pass(ms)
      const step = await harness.evaluate((own, title) => own.observe(title, 0), name)
      return { ...step, seen: { ...step.seen, calls: readWire() } }
    },
    async type(_harness, fields) {
      for (const [field, value] of Object.entries(fields)) {
        const input = page.frameLocator(`iframe[name="${CARD_FRAME}${field}"]`).locator('input')
        await input.fill(value)
        // Which of two frames says first that the focus has gone or come, is left to them.
        await input.blur()
        await settle(false)
      }
    },
  }
}

function isCardFrame(request: Request): boolean {
  return request.url().includes('hosted-fields-frame')
}

/** A frame that goes away meanwhile has nothing more to say. */
async function reach(frame: ReturnType<Page['mainFrame']>): Promise<void> {
  await frame.evaluate(() => undefined).catch(() => undefined)
}
