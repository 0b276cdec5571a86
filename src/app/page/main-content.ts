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
  const observer = new MutationObserver(tryNow)
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
  if (main) observer.observe(main, { childList: true, subtree: true, characterData: true })
  for (const name of INTERACTIONS) addEventListener(name, stop, { capture: true, passive: true })
  tryNow()
  return stop
}
