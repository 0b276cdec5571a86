import ts from 'typescript'
import { PACKAGE } from '../new-widget'
import { OLD_FILE, oldPackageOf } from '../old-drop-in'

/** What a file calls the old drop-in's parts. Names count in the whole file, wherever they are declared. */
export interface Bindings {
  /** Its `create` function. */
  readonly create: ReadonlySet<string>
  /** Its module, or the React element that is the wrapper's default export. */
  readonly module: ReadonlySet<string>
  /**
   * What a name, or a member of `this`, may hold: options are often declared before they are used, made by a
   * function, or put together member by member.
   */
  readonly values: ReadonlyMap<string, readonly Value[]>
}

interface Value {
  /** The member that gets it; none where it is the whole. */
  readonly path: string
  readonly expression: ts.Expression
}

interface Collected extends Bindings {
  readonly create: Set<string>
  readonly module: Set<string>
  readonly values: Map<string, readonly Value[]>
}

export function collectBindings(source: ts.SourceFile): Bindings {
  const found: Collected = { create: new Set(), module: new Set(), values: new Map() }
  const visit = (node: ts.Node): void => {
    note(node, found)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function note(node: ts.Node, found: Collected): void {
  if (ts.isImportDeclaration(node)) noteImport(node, found)
  else if (ts.isImportEqualsDeclaration(node) && namesDropIn(node.moduleReference)) {
    found.module.add(node.name.text)
  } else if (ts.isVariableDeclaration(node)) noteVariable(node, found)
  else if (ts.isPropertyDeclaration(node) && node.initializer) {
    noteValue(`this.${node.name.getText()}`, '', node.initializer, found)
  } else if (ts.isFunctionDeclaration(node) && node.name && node.body) {
    for (const each of returnedBy(node.body)) noteValue(node.name.text, '', each, found)
  } else if (ts.isBinaryExpression(node)) noteAssignment(node, found)
  else if (ts.isCallExpression(node)) noteThen(node, found)
}

/** `import(…).then((dropin) => …)` */
function noteThen({ expression, arguments: [handler] }: ts.CallExpression, found: Collected): void {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'then') return
  if (!handler || !(ts.isArrowFunction(handler) || ts.isFunctionExpression(handler))) return
  const name = handler.parameters[0]?.name
  if (!name || !ts.isIdentifier(name)) return
  if (isLoad(expression.expression)) found.module.add(name.text)
}

function isLoad(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.arguments.some(namesDropIn)
}

function noteImport(node: ts.ImportDeclaration, found: Collected): void {
  const { importClause: clause, moduleSpecifier } = node
  if (!clause || !namesDropIn(moduleSpecifier)) return
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
  noteValue(name.text, '', initializer, found)
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

/** `options = …`, `this.options = …` and `options.card.vault = …`. */
function noteAssignment(
  { left, operatorToken, right }: ts.BinaryExpression,
  found: Collected,
): void {
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return
  const path: string[] = []
  let target = left
  while (ts.isPropertyAccessExpression(target) || ts.isElementAccessExpression(target)) {
    if (isMemberOfThis(target)) break
    const key = ts.isPropertyAccessExpression(target) ? target.name : target.argumentExpression
    if (!ts.isIdentifier(key) && !ts.isStringLiteralLike(key)) return
    path.unshift(key.text)
    target = target.expression
  }
  noteValue(target.getText(), path.join('.'), right, found)
}

export function isMemberOfThis(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword
}

function noteValue(name: string, path: string, expression: ts.Expression, found: Collected): void {
  const values = ts.isArrowFunction(expression) ? returnedBy(expression.body) : [expression]
  const known = found.values.get(name) ?? []
  found.values.set(name, [...known, ...values.map((value) => ({ path, expression: value }))])
}

/** What a function gives back. */
export function returnedBy(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body]
  return body.statements.flatMap((statement) =>
    ts.isReturnStatement(statement) && statement.expression ? [statement.expression] : [],
  )
}

function noteName(property: ts.Node | undefined, name: ts.Node, found: Collected): void {
  if (!ts.isIdentifier(name)) return
  const original = (property ?? name).getText()
  if (original === 'create') found.create.add(name.text)
  if (/^(default|dropin|DropIn)$/.test(original)) found.module.add(name.text)
}

/** The package as a value: a name of it, `require(…)`, `await import(…)`, or a part of that. */
export function isValueOfDropIn(node: ts.Expression, found: Bindings): boolean {
  if (ts.isIdentifier(node)) return found.module.has(node.text)
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) {
    return isValueOfDropIn(node.expression, found)
  }
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'dropin' || isValueOfDropIn(node.expression, found)
  }
  return ts.isCallExpression(node) && node.arguments.some(namesDropIn)
}

function namesDropIn(node: ts.Node): boolean {
  if (ts.isExternalModuleReference(node)) return namesDropIn(node.expression)
  return ts.isStringLiteralLike(node) && isDropIn(node.text)
}

/** The old packages, and the new one: what uses it is read in the same way. */
function isDropIn(specifier: string): boolean {
  const isNew = specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)
  return isNew || oldPackageOf(specifier) !== undefined || OLD_FILE.test(specifier)
}
