import ts from 'typescript'
import { features } from 'web-features'

/** The oldest version of each browser that code has to run in. */
export type Floor = Readonly<Record<'chrome' | 'firefox' | 'safari' | 'safari_ios', number>>

/** Where the compiler knows the browser's built-ins from. */
const LIBRARY = /\/lib\.(dom|es)[^/]*\.d\.ts$/

/**
 * The built-ins of browsers that a program uses though one of the browsers has no such thing, as `Interface.member`. The
 * compiler says of which interface each name in the sources is, MDN's table since when there is one. What the table does not
 * have is among them.
 */
export function findYoungBuiltIns(program: ts.Program, sources: RegExp, floor: Floor): string[] {
  const checker = program.getTypeChecker()
  const young = new Set<string>()
  function visit(node: ts.Node): void {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    for (const declaration of symbol?.declarations ?? []) {
      const owner = ownerOf(declaration)
      if (owner === undefined || !symbol) continue
      if (isYoung(rowsFor(owner, symbol.name), floor)) young.add(`${owner}.${symbol.name}`)
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

type Feature = Extract<(typeof features)[string], { kind: 'feature' }>
type Support = NonNullable<Feature['status']['by_compat_key']>[string]['support']

/** Since which version each browser has what MDN's table names, such as `api.AbortSignal.reason`. */
const TABLE: ReadonlyMap<string, Support> = new Map(
  Object.values(features)
    .flatMap((feature) => (feature.kind === 'feature' ? [feature.status.by_compat_key ?? {}] : []))
    .flatMap((rows) => Object.entries(rows).map(([key, { support }]) => [key, support] as const)),
)

/** Interfaces of the table that have a member of the name. One of a mixin stands under each that has it. */
const OWNERS: ReadonlyMap<string, readonly Support[]> = groupByMember()

function groupByMember(): Map<string, Support[]> {
  const groups = new Map<string, Support[]>()
  for (const [key, support] of TABLE) {
    const [, member] = /^api\.\w+\.(\w+)$/.exec(key) ?? []
    if (member !== undefined) groups.set(member, [...(groups.get(member) ?? []), support])
  }
  return groups
}

/** The rows of the table for a member. */
function rowsFor(owner: string, name: string): readonly Support[] {
  if (/^CSSStyle(Properties|Declaration)$/.test(owner))
    return rowsOf([`css.properties.${toCssName(name)}`])
  if (owner === '') {
    return rowsOf([`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`])
  }
  const place = owner.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '')
  const tables = [`javascript.builtins.${place}`, `api.${place}`, `api.${place.toLowerCase()}`]
  const own = rowsOf(tables.flatMap((table) => [`${table}.${name}`, `${table}.${name}_static`]))
  return own.length > 0 ? own : (OWNERS.get(name) ?? [])
}

function rowsOf(keys: readonly string[]): readonly Support[] {
  return keys.flatMap((key) => TABLE.get(key) ?? [])
}

/** One that no row tells of is not known to be there. */
function isYoung(rows: readonly Support[], floor: Floor): boolean {
  return !rows.some((row) => isInAll(row, floor))
}

function isInAll(support: Support, floor: Floor): boolean {
  const browsers = ['chrome', 'firefox', 'safari', 'safari_ios'] as const
  // `≤37` is as good as 37; a browser that hasn't got it has no entry.
  return browsers.every(
    (name) => Number.parseFloat(support[name]?.replace('≤', '') ?? 'NaN') <= floor[name],
  )
}

function toCssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
