import './immediate'
import FakeTimers from '@sinonjs/fake-timers'

// The widgets' libraries would use it too.
Reflect.deleteProperty(window, 'setImmediate')

/** A Monday, so that cards which are good for some years are good whenever the tests run. */
const NOW = new Date('2030-01-07T12:00:00Z')

const requestFrame = window.requestAnimationFrame.bind(window)

/** Resolves when the browser has painted: only then does what was hidden lose the focus. */
export function painted(): Promise<void> {
  // The first frame begins before its picture is painted, the second one after it.
  return new Promise((resolve) => requestFrame(() => requestFrame(() => resolve())))
}

/**
 * The page's timers and its date: time passes only when a test lets it, and then at once. Both widgets and the
 * stand-ins set their timers by it, so their order is that of a page whose timers are exact.
 */
export const clock = FakeTimers.install({
  now: NOW,
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'Date',
  ],
})

/** Lets so much time pass. What a timer throws is an error of the page, as in a browser, and not of the test. */
export async function pass(ms: number): Promise<void> {
  try {
    await clock.tickAsync(ms)
  } catch (error) {
    reportError(error)
  }
}
