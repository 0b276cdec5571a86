import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import type { Params } from 'react-router-dom'
import { PageTitleContext } from '../../ui/page-heading'

export interface PageProps {
  /** What the URL's path says where the page's own has a name, such as `:productId`. */
  params: Params
}

export interface PageModule {
  Component: ComponentType<PageProps>
}

/** All that is known of a page. */
export interface PageRecord {
  /** As the router matches it. */
  path: string
  /** The heading, and the start of the document's title; absent where it depends on what the page reads. */
  title?: string
  /** Imports the page's code. */
  load(): Promise<PageModule>
  /** Keeps out visitors who may not see the page; without it everybody may. */
  guard?: ComponentType<{ children: ReactNode }>
  /** Set for a page built with MUI: the theme's code is loaded beside the page's own. */
  usesMui?: true
  /**
   * The file that `load` imports, as Vite's manifest names it. Set for pages that anybody may open first: the server lists
   * their scripts and styles in the document, and a link that is pointed at preloads them.
   */
  file?: string
  /**
   * Reads what the page shows to everybody into the client's cache; rejects when that fails. A page that has it is rendered
   * on the server; one that has not shows what only its visitor's browser knows.
   */
  read?(client: QueryClient, params: Params): Promise<unknown>
}

/** A page whose code is loaded when it is first shown, or earlier on request. */
export interface Page extends PageRecord {
  View: ComponentType<PageProps>
  /** Loads the code; resolves as well when that fails, which shows when the page is opened. */
  preload(): Promise<void>
}

/** Makes a page of its record. */
export function createPage(record: PageRecord): Page {
  const { guard: Guard, title = '', usesMui } = record
  let loaded: PageModule['Component'] | undefined
  const load = async () => {
    const module = await (usesMui ? loadWithMui(record.load) : record.load())
    loaded = module.Component
    return module
  }
  const Lazy = lazy(async () => ({ default: (await load()).Component }))
  function Content({ params }: PageProps): ReactNode {
    // Code that is here already renders at once: `lazy` would show the fallback for a moment.
    const [Component] = useState(() => loaded ?? Lazy)
    return (
      <PageTitleContext value={title}>
        <Component params={params} />
      </PageTitleContext>
    )
  }
  const Guarded =
    Guard &&
    (({ params }: PageProps) => (
      <Guard>
        <Content params={params} />
      </Guard>
    ))
  return { ...record, load, View: Guarded ?? Content, preload: () => load().then(ignore, ignore) }
}

function ignore(): void {}

async function loadWithMui(load: PageRecord['load']): Promise<PageModule> {
  const [{ MuiScope }, { Component }] = await Promise.all([import('../theme/mui-scope'), load()])
  return {
    Component: ({ params }) => (
      <MuiScope>
        <Component params={params} />
      </MuiScope>
    ),
  }
}
