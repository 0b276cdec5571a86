import { expect } from 'playwright/test'
import { type Key, runIn, type Tab } from '../driver/tab'
import { type Found, findInPage, queryFor, type Target } from '../page/find'

/** What somebody does at a page, the same in every engine: looks, points, types. */
export interface Hand {
  readonly tab: Tab
  /** Opens a page of the shop; resolves when it has taken the place of what the server rendered. */
  openShop(path: string): Promise<void>
  /** Elements of this role and name that are shown. */
  find(target: Target): Promise<readonly Found[]>
  /** Waits until one is shown. */
  see(target: Target): Promise<Found>
  /** Clicks the first once it is enabled, stands still and nothing lies over it. */
  click(target: Target): Promise<void>
  /** Clicks a field and types; it must then have the text. */
  fill(target: Target, text: string): Promise<void>
  /** Tabs on until it has the focus; `back` goes the other way. */
  tabTo(target: Target, direction?: 'on' | 'back'): Promise<void>
  press(...keys: Key[]): Promise<void>
  /** Waits until it has the focus without being told. */
  seeFocus(target: Target): Promise<void>
  /** Goes back (-1) or forward (1) to another document, out of the engine's cache or anew. */
  travel(by: -1 | 1): Promise<void>
  /** Waits until the page says so. */
  seeText(text: string): Promise<void>
}

/** A page has no more stops than this. */
const MAX_STOPS = 80

export function handOf(tab: Tab, origin: string): Hand {
  let departures = 0
  const find = (target: Target, isScrolledTo = false) =>
    runIn(tab, findInPage, queryFor(target, isScrolledTo))
  const first = async (target: Target, isScrolledTo = false) =>
    (await find(target, isScrolledTo))[0] ?? null

  const see = async (target: Target) => {
    await expect.poll(() => first(target), says(target)).not.toBeNull()
    const found = await first(target)
    if (!found) throw new Error(`${says(target)} vanished.`)
    return found
  }

  const click = async (target: Target) => {
    let last: string | undefined
    let place: Found['place'] = null
    const isReady = async () => {
      const found = await first(target, true)
      const now = JSON.stringify(found?.place)
      const isStill = last === now
      last = now
      place = found?.isEnabled ? found.place : null
      return isStill && place !== null
    }
    await expect.poll(isReady, `${says(target)} can be clicked`).toBe(true)
    if (place) await tab.clickAt(place['x'], place['y'])
  }

  const seeFocus = async (target: Target) => {
    await expect.poll(async () => (await first(target))?.hasFocus, says(target)).toBe(true)
  }

  return {
    tab,
    async openShop(path) {
      await tab.open(origin + path)
      await expect.poll(() => runIn(tab, isStarted, null), `${path} is started`).toBe(true)
    },
    find,
    see,
    click,
    async fill(target, text) {
      await click(target)
      await seeFocus(target)
      await tab.type(text)
      const digits = (value: string) => value.replaceAll(/[ /]/g, '')
      await expect
        .poll(async () => digits((await first(target))?.value ?? ''), says(target))
        .toBe(digits(text))
    },
    async tabTo(target, direction = 'on') {
      await see(target)
      for (let stops = 0; stops < MAX_STOPS; stops += 1) {
        await tab.press(direction === 'on' ? 'Tab' : 'Shift+Tab')
        const [found] = await find(target)
        if (found?.hasFocus) return
      }
      throw new Error(`Tab did not lead to ${says(target)}.`)
    },
    async press(...keys) {
      for (const key of keys) await tab.press(key)
    },
    seeFocus,
    async travel(by) {
      departures += 1
      const departure = departures
      await tab.evaluate(
        `(window.departure = ${departure}, setTimeout(() => history.go(${by})), 0)`,
      )
      // While one document leaves and the other comes there is none to ask.
      const ask = () => tab.evaluate('window.departure ?? 0').catch(() => departure)
      await expect.poll(ask, 'the document in the history').not.toBe(departure)
    },
    async seeText(text) {
      await expect.poll(() => tab.evaluate('document.body.innerText'), 'the page').toContain(text)
    },
  }
}

function says({ role, name }: Target): string {
  return name === undefined ? role : `${role} “${name}”`
}

/** Runs in the page: whether React has put its own markup in the place of the server's; other files need none. */
function isStarted(): boolean {
  const root = document.getElementById('root')
  const keys = Object.keys(root?.firstElementChild ?? {})
  return root === null || keys.some((key) => key.startsWith('__reactFiber'))
}
