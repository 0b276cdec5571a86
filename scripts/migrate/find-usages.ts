import { basename, extname } from 'node:path'
import { findInManifest } from './find-in-manifest'
import { findInModule, findSyntaxErrors } from './find-in-module'
import { findInPage } from './find-in-page'
import { findInText } from './find-in-text'
import type { Usage } from './usage'

const MODULE_EXTENSIONS = new Set(['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts'])

/** Every use of the old drop-in in a file: modules are parsed, what is no manifest either is read as a page. */
export function findUsages(fileName: string, text: string): Usage[] {
  if (basename(fileName) === 'package.json') return findInManifest(text)
  const isModule = MODULE_EXTENSIONS.has(extname(fileName).toLowerCase())
  const usages = isModule
    ? [...findInModule(fileName, text), ...findSyntaxErrors(fileName, text)]
    : findInPage(text)
  return [...usages, ...findInText(text)].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}
