import { fileURLToPath } from 'node:url'

/** A path in the repository, from its root. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** Where a build goes; `WIDGET_OUT_DIR` names another place. */
export const OUT_DIR = process.env['WIDGET_OUT_DIR'] ?? fromRoot('dist/widget')
