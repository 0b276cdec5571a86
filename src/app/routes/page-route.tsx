import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export interface PageModule {
  Component: ComponentType
}

/** A page whose code is loaded when it is first shown, or earlier on request. */
export interface PageRoute {
  Page: ComponentType
  /** Loads the code. */
  load(): Promise<unknown>
  /** Starts to load the code; what goes wrong shows when the page is opened. */
  preload(): void
}

/**
 * @example const shop = pageRoute(() => import('../../features/shop/shop-page'))
 */
export function pageRoute(load: () => Promise<PageModule>): PageRoute {
  let loaded: ComponentType | undefined
  const Lazy = lazy(async () => ({ default: await loadComponent() }))

  async function loadComponent(): Promise<ComponentType> {
    const { Component } = await load()
    loaded = Component
    return Component
  }

  function Page(): ReactNode {
    // Code that is here already renders at once: `lazy` would show the fallback for a moment.
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component />
  }

  return { Page, load: loadComponent, preload: () => void loadComponent().catch(() => {}) }
}

/** A page made of MUI: the theme's code is loaded beside the page's own. */
export function muiPageRoute(load: () => Promise<PageModule>): PageRoute {
  return pageRoute(async () => {
    const [{ MuiScope }, { Component }] = await Promise.all([import('../theme/mui-scope'), load()])
    return {
      Component: () => (
        <MuiScope>
          <Component />
        </MuiScope>
      ),
    }
  })
}
