import ts from 'typescript'
import { PACKAGE } from '../new-widget'
import { oldPackageOf } from '../old-drop-in'
import { type Bindings, isValueOfDropIn, returnedBy } from './bindings'
import { isMocking } from './specifier'

/** `default: dropin` in a pattern that takes the drop-in's module apart. */
export function isDefaultOfDropIn(node: ts.BindingElement, bindings: Bindings): boolean {
  if (node.propertyName?.getText() !== 'default') return false
  const origin = originOf(node.parent)
  return origin !== undefined && !ofReact(origin) && isValueOfDropIn(origin, bindings)
}

/** `default` of what a test puts in the place of the drop-in's module: `jest.mock('…', () => ({ default: … }))`. */
export function mockedDefault(call: ts.CallExpression): ts.ObjectLiteralElementLike | undefined {
  const [module, factory] = call.arguments
  if (!isMocking(call) || !module || !namesWidget(module)) return undefined
  if (!factory || !(ts.isArrowFunction(factory) || ts.isFunctionExpression(factory))) {
    return undefined
  }
  return returnedBy(factory.body)
    .map((value) => (ts.isParenthesizedExpression(value) ? value.expression : value))
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => [...properties])
    .find(({ name }) => name?.getText() === 'default')
}

/** `'…'`, or Vitest's `import('…')`; not the React wrapper. */
function namesWidget(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return node.arguments.some(namesWidget)
  if (!ts.isStringLiteralLike(node)) return false
  return node.text === PACKAGE || oldPackageOf(node.text) === 'widget'
}

/** The wrapper's default export is its element, which is rewritten where it is loaded. */
function ofReact(node: ts.Expression): boolean {
  return /[-/]react['"]/.test(node.getText())
}

/** What a pattern takes apart: of `const {…} =`, of the parameter of a `then`, or one of `Promise.all([…])`. */
function originOf(pattern: ts.BindingPattern): ts.Expression | undefined {
  const { parent } = pattern
  if (ts.isVariableDeclaration(parent)) return parent.initializer
  if (ts.isParameter(parent)) return ownerOfThen(parent.parent.parent)
  const list = parent.parent
  if (!ts.isArrayBindingPattern(list)) return undefined
  const all = originOf(list)
  return all && listedIn(all)?.[list.elements.indexOf(parent)]
}

function ownerOfThen(call: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) {
    return undefined
  }
  const { expression, name } = call.expression
  return name.text === 'then' ? expression : undefined
}

function listedIn(node: ts.Expression): readonly ts.Expression[] | undefined {
  if (ts.isAwaitExpression(node)) return listedIn(node.expression)
  const list = ts.isCallExpression(node) ? node.arguments[0] : undefined
  return list && ts.isArrayLiteralExpression(list) ? list.elements : undefined
}
