/** The id of the page's `main` element. */
export const MAIN_ID = 'content'

/** What a visitor does with the page; after that, focus and scroll position are theirs. */
const INTERACTIONS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Acts on something in the main content as soon as it is there, which may be after code or data have loaded; never once the
 * visitor has started to use the page. Returns a function that stops waiting.
 */
export function whenFound<Target>(
  find: () => Target | null,
  act: (target: Target) => void,
): () => void {
  const main = document.getElementById(MAIN_ID)
  return untilFound(find, act, (tryNow) => {
    const observer = new MutationObserver(tryNow)
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true })
    return observer
  })
}

/**
 * Acts as soon as the page can be scrolled so far, whatever has made it longer: markup, styles, a font; never once the
 * visitor has started to use it. Returns a function that stops waiting.
 */
export function whenLongEnough(scrollY: number, act: () => void): () => void {
  const find = () =>
    document.documentElement.scrollHeight - window.innerHeight >= scrollY ? true : null
  return untilFound(find, act, (tryNow) => {
    const observer = new ResizeObserver(tryNow)
    observer.observe(document.body)
    return observer
  })
}

/** @param watch has it tried again whenever something has changed */
function untilFound<Target>(
  find: () => Target | null,
  act: (target: Target) => void,
  watch: (tryNow: () => void) => { disconnect(): void },
): () => void {
  const observer = watch(tryNow)
  function stop(): void {
    observer.disconnect()
    for (const name of INTERACTIONS) removeEventListener(name, stop, true)
  }
  function tryNow(): void {
    const target = find()
    if (target === null) return
    stop()
    act(target)
  }
  for (const name of INTERACTIONS) addEventListener(name, stop, { capture: true, passive: true })
  tryNow()
  return stop
}
