import ts from 'typescript'
import { NEW_PROPERTY_NAMES } from '../../old-drop-in'
import type { Edit } from '../edit'
import { type ModuleSource, replace } from './source'

const WRAPPER = 'braintree-web-drop-in-react'

/** What a file calls the React wrapper's element. */
export function wrapperNames(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText(source).includes(WRAPPER)) {
      const name = node.importClause?.name?.text
      if (name) names.add(name)
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      if (node.initializer?.getText(source).includes(WRAPPER)) names.add(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Whether each use of the wrapper's element is one whose properties can be read. */
export function isReadable(source: ts.SourceFile, names: ReadonlySet<string>): boolean {
  let isPlain = true
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) isPlain &&= isPlainUse(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return isPlain
}

function isPlainUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isImportClause(parent) || ts.isVariableDeclaration(parent)) return true
  if (ts.isJsxClosingElement(parent)) return true
  if (!ts.isJsxOpeningElement(parent) && !ts.isJsxSelfClosingElement(parent)) return false
  return parent.attributes.properties.every(ts.isJsxAttribute)
}

/** `<DropIn options={…} onInstance={…}>`: each option becomes a property of its own. */
export function rewriteElement(module: ModuleSource, node: ts.JsxAttributes): Edit[] {
  const { source } = module
  return node.properties.filter(ts.isJsxAttribute).flatMap((attribute) => {
    const name = attribute.name.getText(source)
    const newName = NEW_PROPERTY_NAMES.get(name)
    if (newName) return [replace(module, attribute.name, newName)]
    return name === 'options' ? rewriteOptions(module, attribute) : []
  })
}

function rewriteOptions(module: ModuleSource, attribute: ts.JsxAttribute): Edit[] {
  const { initializer } = attribute
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
  if (!value) return []
  if (!ts.isObjectLiteralExpression(value) || !value.properties.every(isPlainProperty)) {
    return [replace(module, attribute, `{...${argument(value, module)}}`)]
  }
  const { text, source } = module
  const first = value.properties[0]
  if (!first) return [replace(module, attribute, '')]
  // What is between the properties stays, but for the commas.
  const edits: Edit[] = [
    { start: attribute.getStart(source), end: first.getStart(source), text: '' },
  ]
  for (const [index, property] of value.properties.entries()) {
    edits.push(...asAttribute(module, property))
    const next = value.properties[index + 1]
    const end = property.getEnd()
    if (next) edits.push(between(text, attribute.getStart(source), end, next.getStart(source)))
    else edits.push({ start: end, end: attribute.getEnd(), text: '' })
  }
  return edits
}

/** `{...(isOld ? a : b)}` needs its parentheses; a name or an object doesn't. */
function argument(value: ts.Expression, { source }: ModuleSource): string {
  const text = value.getText(source)
  const isSimple =
    ts.isIdentifier(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isCallExpression(value) ||
    ts.isObjectLiteralExpression(value)
  return isSimple ? text : `(${text})`
}

function isPlainProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isSpreadAssignment(property) || ts.isShorthandPropertyAssignment(property)) return true
  return ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
}

function asAttribute(module: ModuleSource, property: ts.ObjectLiteralElementLike): Edit[] {
  const { source } = module
  const end = { start: property.getEnd(), end: property.getEnd(), text: '}' }
  if (ts.isSpreadAssignment(property)) {
    return [{ start: property.getStart(source), end: property.getStart(source), text: '{' }, end]
  }
  if (ts.isShorthandPropertyAssignment(property)) {
    const name = property.name.text
    return [replace(module, property, `${name}={${name}}`)]
  }
  if (!ts.isPropertyAssignment(property)) return []
  const start = property.name.getEnd()
  return [{ start, end: property.initializer.getStart(source), text: '={' }, end]
}

/** What stood between two properties, without its comma, as far to the right as the attribute is. */
function between(text: string, attribute: number, start: number, end: number): Edit {
  const indent = /\n([ \t]*)$/.exec(text.slice(0, attribute))?.[1]
  const rest = text.slice(start, end).replace(/^\s*,/, '')
  return {
    start,
    end,
    text: indent === undefined ? rest : rest.replace(/\n[ \t]*/g, `\n${indent}`),
  }
}
