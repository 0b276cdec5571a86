import type { ComponentType } from 'react'

/** The list of payment methods as the frame shows it, with the styles that only it needs. */
export interface MethodsView {
  readonly View: ComponentType
  /** @returns how to give them up again */
  adoptStyles(place: Node): () => void
}
