import { extname } from 'node:path'
import { findInModule } from './find-in-module'
import { findInPage } from './find-in-page'
import type { Usage } from './usage'

const MODULE_EXTENSIONS = new Set(['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts'])

/** Every use of the old drop-in in a file: modules are parsed, anything else is read as a page. */
export function findUsages(fileName: string, text: string): Usage[] {
  return MODULE_EXTENSIONS.has(extname(fileName).toLowerCase())
    ? findInModule(fileName, text)
    : findInPage(text)
}
