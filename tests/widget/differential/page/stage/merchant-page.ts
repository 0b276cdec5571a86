import type { create } from '../../../../../widget/index'

/** Libraries that merchants' pages bring along, as published. */
export type Library = 'jquery' | 'vue' | 'react' | 'zone' | 'requirejs'

/** A merchant's page in the style of public integrations. */
export interface MerchantPage {
  /** What is in the page's body. */
  readonly html: string
  readonly css?: string
  readonly libraries?: readonly Library[]
  /** Whether the page's script gets the widget's script itself. */
  readonly loadsItself?: boolean
  /** The page's script; it runs in the page, so it sees nothing of the module that it is written in. */
  readonly script: (tools: MerchantTools) => unknown
}

type DropIn = Readonly<{ create: typeof create; VERSION: string }>

/** What a merchant's script has besides the browser. */
export interface MerchantTools {
  /** What the merchant's server put into the page. */
  readonly authorization: string
  /** Address of the widget's script. */
  readonly address: string
  /** The widget of the page's script tag. */
  readonly dropin: DropIn
  /** The widget as it came by other ways, with all that a test wants to know of it. */
  watch(dropin: unknown): DropIn
  /** Notes what the merchant's code says. */
  say(...words: readonly unknown[]): void
  /** What an error says; of none, that there was none. */
  messageOf(error: unknown): string
  /** Sends the payment to the merchant's server. */
  charge(payload: { readonly nonce: string; readonly type: string }): void
  /** A part of the page, which has to be there. */
  at(selector: string): HTMLElement
}
