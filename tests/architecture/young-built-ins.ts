import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data'
import ts from 'typescript'

/** The oldest version of each browser that code has to run in. */
export type Floor = Readonly<Record<'chrome' | 'firefox' | 'safari' | 'safari_ios', number>>

/** Where the compiler knows the browser's built-ins from. */
const LIBRARY = /\/lib\.(dom|es)[^/]*\.d\.ts$/

/**
 * The built-ins of browsers that a program uses though one of the browsers has no such thing, as `Interface.member`. The
 * compiler says of which interface each name in the sources is, MDN's table since when there is one.
 */
export function findYoungBuiltIns(program: ts.Program, sources: RegExp, floor: Floor): string[] {
  const checker = program.getTypeChecker()
  const young = new Set<string>()
  function visit(node: ts.Node): void {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    for (const declaration of symbol?.declarations ?? []) {
      const owner = ownerOf(declaration)
      if (owner === undefined || !symbol) continue
      if (isYoung(entriesFor(owner, symbol.name), floor)) young.add(`${owner}.${symbol.name}`)
    }
    ts.forEachChild(node, visit)
  }
  const files = program.getSourceFiles().filter(({ fileName }) => sources.test(fileName))
  if (files.length === 0) throw new Error(`The program has no sources ${sources}.`)
  for (const file of files) visit(file)
  return [...young].sort()
}

/** The interface of a built-in; empty for a global, and nothing for what is no value. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  if (!LIBRARY.test(declaration.getSourceFile().fileName)) return undefined
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
  if (isType || ts.isTypeParameterDeclaration(declaration)) return undefined
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text
  // Such as `declare var AbortSignal: { timeout(…): … }`.
  const isClass = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
  return isClass ? parent.parent.name.getText() : ''
}

/** The rows of MDN's table for a member. One of a mixin stands under each interface that has it. */
function entriesFor(owner: string, name: string): Identifier[] {
  const { api, javascript, css } = bcd
  if (/^CSSStyle(Properties|Declaration)$/.test(owner))
    return known([css['properties']?.[toCssName(name)]])
  if (owner === '') return known([api[name], api['Window']?.[name], javascript['builtins']?.[name]])
  const place = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '')
  const tables = [javascript['builtins']?.[place], api[place], api[place.toLowerCase()]]
  const own = known(tables.flatMap((table) => [table?.[name], table?.[`${name}_static`]]))
  return own.length > 0 ? own : known(Object.keys(api).map((other) => api[other]?.[name]))
}

function known(entries: readonly (Identifier | undefined)[]): Identifier[] {
  return entries.flatMap((entry) => (entry?.__compat ? [entry] : []))
}

/** One that no row tells of is as old as the table's beginnings. */
function isYoung(entries: readonly Identifier[], floor: Floor): boolean {
  return entries.length > 0 && !entries.some((entry) => isInAll(entry, floor))
}

function isInAll({ __compat }: Identifier, floor: Floor): boolean {
  const support = __compat?.support ?? {}
  const browsers = ['chrome', 'firefox', 'safari', 'safari_ios'] as const
  return browsers.every((browser) =>
    [support[browser] ?? []].flat().some((statement) => isSince(statement, floor[browser])),
  )
}

function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: since, version_removed: until, prefix, flags } = statement
  if (typeof since !== 'string' || until || prefix || flags) return false
  // `≤37` is as good as 37; `preview` is no number.
  return Number.parseFloat(since.replace('≤', '')) <= version
}

function toCssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
