import type { ComponentType } from 'react'

/** The list of payment methods, with the styles that only it needs. */
export interface MethodsView {
  readonly View: ComponentType
  /** @returns how to give them up again */
  adoptStyles(place: Node): () => void
}

/** Its code comes to those who see it: customers, and guests who pay. */
export async function loadMethods(): Promise<MethodsView> {
  const { methodsPart } = await import('./methods/methods-part')
  return methodsPart
}
