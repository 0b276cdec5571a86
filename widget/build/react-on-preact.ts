import { type ComponentChild, render } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * What the views take of React, out of Preact's core: the stand-alone builds find it behind React's names.
 * `preact/compat` knows all of React, in two more kilobytes; a view that needs a further name adds it here.
 */
export { createContext } from 'preact'
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** React's, for stores whose `subscribe` and `read` stay the same. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Snapshot,
): Snapshot {
  const [snapshot, keep] = useState(read)
  useLayoutEffect(() => {
    const follow = () => keep(() => read())
    // It may have changed between the rendering and now.
    follow()
    return subscribe(follow)
  }, [subscribe, read])
  return snapshot
}

/** React's, for a container that is rendered into again and again until it is left. */
export function createRoot(container: Element): {
  render(view: ComponentChild): void
  unmount(): void
} {
  return {
    render: (view) => render(view, container),
    unmount: () => render(null, container),
  }
}
