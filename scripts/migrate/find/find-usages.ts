import { basename, extname } from 'node:path'
import { OLD_CLASS_NAMES } from '../old-drop-in'
import { findInModule, findSyntaxErrors } from './find-in-module'
import { findInPage } from './find-in-page'
import { placeAt, type Usage } from './usage'

const MODULE_EXTENSIONS = new Set(['.js', '.jsx', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts'])

const DEPENDENCY = /"((?:@types\/)?braintree-web-drop-in(?:-react)?)"\s*:/g

const CLASS_NAME = /\.(braintree-[\w-]+)/g

/** A policy directive, or a quoted host; URLs of single files are not a policy. */
const POLICY =
  /-src\b[^;"\n]*braintreegateway\.com|(["'`])(https:\/\/)?[\w*.-]*braintreegateway\.com\1/

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

/** The dependencies on the old drop-in in a `package.json`. */
function findInManifest(text: string): Usage[] {
  return [...text.matchAll(DEPENDENCY)].map(
    ({ 1: name = '', index }): Usage => ({ kind: 'dependency', name, ...placeAt(text, index) }),
  )
}

/** Stylesheets, selectors and policies that mention the old drop-in, in any file. */
function findInText(text: string): Usage[] {
  const classNames = [...text.matchAll(CLASS_NAME)].flatMap(({ 1: name = '', index }): Usage[] =>
    OLD_CLASS_NAMES.has(name) ? [{ kind: 'class-name', name, ...placeAt(text, index) }] : [],
  )
  const policy = text.search(POLICY)
  return policy === -1 ? classNames : [...classNames, { kind: 'policy', ...placeAt(text, policy) }]
}
