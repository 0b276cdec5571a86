import type * as vue from '@vue/runtime-dom'
import type * as react from 'react'
import type { createRoot } from 'react-dom/client'
import type { DifferenceName } from '../intended/differences'
import type { MerchantPage } from '../page/stage/merchant-page'

/** A checkout in the style of public integrations: it has a button `#pay` and says in `#status` how things are. */
export interface Integration {
  readonly name: string
  readonly page: MerchantPage
  /** What the page offers besides cards. */
  readonly offers?: 'PayPal'
  /** `amount`: the button `#more` raises the amount; `leave`: the button `#leave` ends the widget, and starts another. */
  readonly has?: readonly ('amount' | 'leave')[]
  /** Intended differences, by the title of what shoppers do. */
  readonly differs?: Readonly<Record<string, readonly DifferenceName[]>>
}

/** As much of jQuery as the pages use. */
interface JQueryParts {
  on(event: string, handler: (event: Event) => unknown): JQueryParts
  on(event: string, selector: string, handler: (event: Event) => unknown): JQueryParts
  off(event: string): JQueryParts
  trigger(event: string): JQueryParts
  triggerHandler(event: string): unknown
  prop(name: string, value: unknown): JQueryParts
  text(value: string): JQueryParts
  val(value: string): JQueryParts
  html(value: string): JQueryParts
  append(value: string): JQueryParts
  find(selector: string): JQueryParts
  toggle(isShown: boolean): JQueryParts
  addClass(name: string): JQueryParts
  removeClass(name: string): JQueryParts
  css(values: object): JQueryParts
  remove(): JQueryParts
  serialize(): string
  readonly length: number
}

interface JQuery {
  (target: string | Element | Document | (() => void)): JQueryParts
  when(promise: unknown): {
    then(done: (value: never) => void, fail: (error: unknown) => void): void
  }
}

interface ZoneOf {
  readonly name: string
  fork(spec: object): ZoneOf
  run<Result>(callback: () => Result): Result
}

interface RequireJs {
  (names: readonly string[], callback: (...modules: unknown[]) => void): void
  config(settings: object): void
}

declare global {
  interface Window {
    jQuery: JQuery
    /** Vue without its compiler of templates. */
    VueRuntimeDOM: typeof vue
    React: typeof react
    createRoot: typeof createRoot
    Zone: { readonly current: ZoneOf }
    requirejs: RequireJs
  }
}
