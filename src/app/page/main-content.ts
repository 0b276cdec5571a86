/** The id of the page's `main` element. */
export const MAIN_ID = 'content'

/** What a visitor does with the page; after that, focus and scroll position are theirs. */
const INTERACTIONS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Acts on something in the page as soon as it is there, which may be after code, data or styles have loaded; never once the
 * visitor has started to use the page. Returns a function that stops waiting.
 */
export function whenFound<Target>(
  find: () => Target | null,
  act: (target: Target) => void,
): () => void {
  const waiting = new AbortController()
  const changes = new MutationObserver(tryNow)
  const sizes = new ResizeObserver(tryNow)
  function stop(): void {
    changes.disconnect()
    sizes.disconnect()
    waiting.abort()
  }
  function tryNow(): void {
    const target = find()
    if (target === null) return
    stop()
    act(target)
  }
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    // What the server drew becomes usable.
    attributeFilter: ['inert'],
  })
  sizes.observe(document.body)
  for (const name of INTERACTIONS) {
    addEventListener(name, stop, { capture: true, passive: true, signal: waiting.signal })
  }
  tryNow()
  return stop
}
