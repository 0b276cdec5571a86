import type { MethodsFrame } from './methods-frame'
import type { ViewContext } from './view-context'

/** What fills the list of payment methods, with the styles that only it needs. */
export interface MethodsView {
  readonly styles: string
  fill(frame: MethodsFrame, context: ViewContext): void
}
