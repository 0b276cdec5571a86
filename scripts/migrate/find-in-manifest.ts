import { placeAt, type Usage } from './usage'

const DEPENDENCY = /"((?:@types\/)?braintree-web-drop-in(?:-react)?)"\s*:/g

/** The dependencies on the old drop-in in a `package.json`. */
export function findInManifest(text: string): Usage[] {
  return [...text.matchAll(DEPENDENCY)].map(
    ({ 1: name = '', index }): Usage => ({ kind: 'dependency', name, ...placeAt(text, index) }),
  )
}
