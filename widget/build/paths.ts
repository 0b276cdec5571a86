import { fileURLToPath } from 'node:url'

/** A path in the repository, from its root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

export const OUT_DIR = fromRoot('dist/widget')
