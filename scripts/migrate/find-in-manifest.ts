import type { Usage } from './usage'

const DEPENDENCY = /"((?:@types\/)?braintree-web-drop-in(?:-react)?)"\s*:/g

/** The dependencies on the old drop-in in a `package.json`, line by line so that a place can be named. */
export function findInManifest(text: string): Usage[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(DEPENDENCY)].map(
      ({ 1: name = '', index: column }): Usage => ({
        kind: 'dependency',
        name,
        line: index + 1,
        column: column + 1,
      }),
    ),
  )
}
