import ts from 'typescript'
import { PACKAGE } from '../../new-widget'
import { newTypeOf } from '../../old-drop-in'
import { type Edit, removal } from '../edit'
import { type ModuleSource, replace, replaceString } from './source'

/** An import of the widget: it has no default export, and its types have names of their own. */
export function rewriteImport(module: ModuleSource, node: ts.ImportDeclaration): Edit[] {
  const { text, source } = module
  const { importClause: clause, moduleSpecifier } = node
  if (/\.css$/.test(specifierOf(node))) return [removal(text, node.getStart(source), node.getEnd())]
  const specifier = replaceString(module, moduleSpecifier, PACKAGE)
  const elements = elementsOf(clause)
  const names = [
    ...(clause?.name ? [clause.name.text, ...namespaceOf(clause)] : []),
    ...elements.filter(isDefault).map(({ name }) => name.text),
  ]
  const others = elements.filter((element) => !isDefault(element))
  const aliases = others.flatMap(aliasOf)
  if (names.length === 0 && aliases.length === 0) {
    return [specifier, ...others.flatMap((element) => renamed(module, element))]
  }
  if (!clause) return [specifier]
  return [replace(module, node, statements(module, node, { names, listed: others, aliases }))]
}

/** `export { create } from`, `export { default as dropin } from`. */
export function rewriteExport(module: ModuleSource, node: ts.ExportDeclaration): Edit[] {
  const { exportClause: clause, moduleSpecifier } = node
  const elements = clause && ts.isNamedExports(clause) ? clause.elements : []
  const names = elements.filter(isDefault).map(({ name }) => name.text)
  const listed = elements.filter((element) => !isDefault(element))
  const aliases = listed.flatMap(aliasOf).map((alias) => `export ${alias}`)
  if (names.length > 0 || aliases.length > 0) {
    return [replace(module, node, statements(module, node, { names, listed, aliases }))]
  }
  return [
    ...listed.flatMap((element) => renamed(module, element)),
    ...(moduleSpecifier ? [replaceString(module, moduleSpecifier, PACKAGE)] : []),
  ]
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
}

function elementsOf(clause: ts.ImportClause | undefined): readonly ts.ImportSpecifier[] {
  const bindings = clause?.namedBindings
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : []
}

/** `all` of `import dropin, * as all`. */
function namespaceOf({ namedBindings }: ts.ImportClause): string[] {
  return namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : []
}

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier

function isDefault({ propertyName, name }: Specifier): boolean {
  return (propertyName ?? name).text === 'default'
}

/** The new name of a type, under the name that the rest of the file knows. */
function renamed(module: ModuleSource, element: Specifier): Edit[] {
  const name = newNameOf(element)
  return name ? [replace(module, element, name)] : []
}

function newNameOf({ isTypeOnly, propertyName, name }: Specifier): string | undefined {
  const type = newTypeOf((propertyName ?? name).text, '')
  return type === undefined ? undefined : `${isTypeOnly ? 'type ' : ''}${type} as ${name.text}`
}

/** A type that is put together of new ones gets a line of its own. */
function aliasOf({ propertyName, name }: Specifier): string[] {
  const type = newTypeOf((propertyName ?? name).text, `import('${PACKAGE}').`)
  return type && /[ <]/.test(type) ? [`type ${name.text} = ${type}`] : []
}

interface Parts {
  /** Names of the whole module. */
  readonly names: readonly string[]
  readonly listed: readonly Specifier[]
  readonly aliases: readonly string[]
}

/** Several statements in the place of one import or export. */
function statements(
  { source, text }: ModuleSource,
  node: ts.ImportDeclaration | ts.ExportDeclaration,
  { names, listed, aliases }: Parts,
): string {
  const quote = node.moduleSpecifier ? text.charAt(node.moduleSpecifier.getStart(source)) : "'"
  const end = node.getText(source).endsWith(';') ? ';' : ''
  const keyword = keywordOf(node)
  const from = `from ${quote}${PACKAGE}${quote}${end}`
  const parts = listed
    .filter((element) => aliasOf(element).length === 0)
    .map((element) => newNameOf(element) ?? element.getText(source))
  const start = node.getStart(source)
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? ''
  return [
    ...names.map((name) => `${keyword} * as ${name} ${from}`),
    ...(parts.length > 0 ? [`${keyword} { ${parts.join(', ')} } ${from}`] : []),
    ...aliases.map((alias) => alias.replaceAll("'", quote) + end),
  ].join(`\n${indent}`)
}

function keywordOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? 'export type' : 'export'
  return node.importClause?.phaseModifier ? 'import type' : 'import'
}
