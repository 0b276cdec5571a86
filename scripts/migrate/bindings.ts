import ts from 'typescript'
import { OLD_FILE, OLD_PACKAGE } from './old-drop-in'

/** What a file calls the old drop-in's parts. Names count in the whole file, wherever they are declared. */
export interface Bindings {
  /** Its `create` function. */
  readonly create: ReadonlySet<string>
  /** Its module, or the React element that is the wrapper's default export. */
  readonly module: ReadonlySet<string>
  /** What variables start with, for options that are declared before they are used. */
  readonly values: ReadonlyMap<string, ts.Expression>
}

interface Collected extends Bindings {
  readonly create: Set<string>
  readonly module: Set<string>
  readonly values: Map<string, ts.Expression>
}

export function collectBindings(source: ts.SourceFile): Bindings {
  const found: Collected = { create: new Set(), module: new Set(), values: new Map() }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) noteImport(node, found)
    else if (ts.isImportEqualsDeclaration(node) && namesDropIn(node.moduleReference, found)) {
      found.module.add(node.name.text)
    } else if (ts.isVariableDeclaration(node)) noteVariable(node, found)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function noteImport(node: ts.ImportDeclaration, found: Collected): void {
  const { importClause: clause, moduleSpecifier } = node
  if (!clause || !namesDropIn(moduleSpecifier, found)) return
  if (clause.name) found.module.add(clause.name.text)
  const { namedBindings } = clause
  if (!namedBindings) return
  if (ts.isNamespaceImport(namedBindings)) found.module.add(namedBindings.name.text)
  else for (const each of namedBindings.elements) noteName(each.propertyName, each.name, found)
}

function noteVariable({ name, initializer }: ts.VariableDeclaration, found: Collected): void {
  if (!initializer) return
  if (ts.isObjectBindingPattern(name)) noteDestructured(name, initializer, found)
  if (!ts.isIdentifier(name)) return
  found.values.set(name.text, initializer)
  const isCreate = ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'create'
  const origin = isCreate ? initializer.expression : initializer
  if (isValueOfDropIn(origin, found)) found[isCreate ? 'create' : 'module'].add(name.text)
}

/** `const { create } = …` of the package, and `const { dropin } = braintree` of the global. */
function noteDestructured(
  { elements }: ts.ObjectBindingPattern,
  initializer: ts.Expression,
  found: Collected,
): void {
  const isFromDropIn = isValueOfDropIn(initializer, found)
  for (const { propertyName, name } of elements) {
    const isGlobal = (propertyName ?? name).getText() === 'dropin'
    if (isFromDropIn || isGlobal) noteName(propertyName, name, found)
  }
}

function noteName(property: ts.Node | undefined, name: ts.Node, found: Collected): void {
  if (!ts.isIdentifier(name)) return
  const original = (property ?? name).getText()
  if (original === 'create') found.create.add(name.text)
  if (original === 'default' || original === 'dropin') found.module.add(name.text)
}

/** The package as a value: a name of it, `require(…)`, `await import(…)`, or a part of that. */
function isValueOfDropIn(node: ts.Expression, found: Collected): boolean {
  if (ts.isIdentifier(node)) return found.module.has(node.text)
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) {
    return isValueOfDropIn(node.expression, found)
  }
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'dropin' || isValueOfDropIn(node.expression, found)
  }
  return ts.isCallExpression(node) && node.arguments.some((each) => namesDropIn(each, found))
}

function namesDropIn(node: ts.Node, found: Collected): boolean {
  if (ts.isExternalModuleReference(node)) return namesDropIn(node.expression, found)
  return ts.isStringLiteralLike(node) && (OLD_PACKAGE.test(node.text) || OLD_FILE.test(node.text))
}
