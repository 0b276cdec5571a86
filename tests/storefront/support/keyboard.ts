import { expect, type Locator, type Page } from 'playwright/test'

/** Somebody who has no pointer. */
export interface Keyboard {
  /** Tabs on, or back, until the element has the focus; each stop on the way must show the focus. */
  tabTo(target: Locator, direction?: 'on' | 'back'): Promise<void>
  /** Presses keys one after the other; afterwards something of the page must have the focus. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  const expectFocus = (what: string) =>
    expect.poll(() => page.evaluate(describeFocus), what).toBe('shown')
  return {
    async tabTo(target, direction = 'on') {
      await target.waitFor({ state: 'attached' })
      let isInPage = !(await page.evaluate(isNowhere))
      for (let stops = 0; stops < (await page.evaluate(countStops)); stops += 1) {
        await page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab')
        if (await target.evaluate(hasFocus)) {
          return expectFocus(`the focus at ${target}`)
        }
        // A page that was just opened may miss the first key; from then on the focus is never lost.
        isInPage ||= !(await page.evaluate(isNowhere))
        if (isInPage) await expectFocus(`the focus on the way to ${target}, stop ${stops + 1}`)
      }
      throw new Error(`A round through the page did not lead to ${target}.`)
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key)
        await expectFocus(`the focus after ${key}`)
      }
    },
    type: (text) => page.keyboard.type(text),
  }
}

/** Runs in the page or in a frame of it. */
function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

/** Runs in the page: at least as many stops as a round through it has. */
function countStops(): number {
  const stops = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, iframe, [tabindex="0"]',
    ),
  ]
  // The parts of a day, and the button for its calendar, are stops each.
  const days = stops.filter((element) => element.matches('input[type="date"]'))
  // One more for the browser itself, between the last and the first.
  return stops.length + 3 * days.length + 1
}

/** Runs in the page. */
function isNowhere(): boolean {
  return document.activeElement === document.body
}

/** Runs in the page: `shown`, or what is wrong with the focus. */
function describeFocus(): string {
  const focused = findFocused()
  if (!focused || focused === document.body) return 'nothing has the focus'
  // A place that the focus was led to, and that nobody operates, needs no ring.
  if (focused.matches('[tabindex="-1"]:not(a, button, input, select)')) return 'shown'
  // The browser marks the parts of a day, and the button for its calendar, itself.
  if (focused.matches('input[type="date"]')) return 'shown'
  const marked = findMarked(focused)
  if (!marked) return `no ring: ${focused.outerHTML.slice(0, 160)}`
  const { left, top, width, height } = marked.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return [marked, focused].some((one) => one.contains(seen) || seen?.contains(one))
    ? 'shown'
    : `hidden: ${focused.outerHTML.slice(0, 160)} behind ${seen?.outerHTML.slice(0, 80)}`

  /** Chromium goes on naming the frame that a script gave the focus to when Tab leads into the next one. */
  function findFocused(): Element | null {
    const active = document.activeElement
    if (!(active instanceof HTMLIFrameElement)) return active
    const frames = [...document.querySelectorAll('iframe')]
    return (
      frames.find(({ contentDocument: inner }) => inner && inner.activeElement !== inner.body) ??
      active
    )
  }

  /** The element that wears the ring: the focused one, its frame or its label. */
  function findMarked(element: Element): Element | undefined {
    const own = [element]
    for (let place = element.parentElement; place && own.length < 5; place = place.parentElement) {
      own.push(place)
    }
    const fields = own.flatMap((one) => [...one.querySelectorAll(':scope > fieldset')])
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return [...own, ...labels, ...fields].find(isMarked)
  }

  function isMarked(element: Element): boolean {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
    return element.matches('.Mui-focused > fieldset') && Number.parseFloat(borderTopWidth) >= 2
  }
}
