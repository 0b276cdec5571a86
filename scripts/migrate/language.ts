import { basename, extname } from 'node:path'

/** How a file is read. */
export type Language = 'manifest' | 'module' | 'page'

const MODULES = new Set(['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts'])

/** What a file is by its name: everything that is neither a manifest nor a module is read as a page. */
export function languageOf(path: string): Language {
  if (basename(path) === 'package.json') return 'manifest'
  return MODULES.has(extname(path).toLowerCase()) ? 'module' : 'page'
}
