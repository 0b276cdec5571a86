/**
 * The timer, which keeps no process alive. One of jsdom, which a test may have in place of Node's, is a number, and ends
 * with its window.
 */
export function withoutHold<Timer extends NodeJS.Timeout | number>(timer: Timer): Timer {
  if (typeof timer !== 'number') timer.unref()
  return timer
}
