import ts from 'typescript'
import { isValueOfDropIn } from '../../find/bindings'
import { isDefaultOfDropIn, mockedDefault } from '../../find/default-export'
import type { Edit } from '../edit'
import { isLoading, type ModuleSource, replace } from './source'

/** What bundlers call the default export of the old module is the new module itself: `dropin.default.create`. */
export function rewriteDefault(module: ModuleSource, node: ts.Node): Edit[] {
  const { bindings } = module
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'default') {
    const { expression } = node
    // That of the React wrapper is rewritten with its name.
    if (isLoading(expression) && /-react['"]/.test(expression.getText(module.source))) return []
    if (!isValueOfDropIn(expression, bindings)) return []
    return [{ start: expression.getEnd(), end: node.getEnd(), text: '' }]
  }
  if (ts.isCallExpression(node)) return rewriteMock(module, mockedDefault(node))
  if (!ts.isObjectBindingPattern(node)) return []
  const [only, ...others] = node.elements
  if (!only || others.length > 0 || !isDefaultOfDropIn(only, bindings)) return []
  return [replace(module, node, only.name.getText(module.source))]
}

/** The members of `default: {…}` become the module's own. */
function rewriteMock(
  module: ModuleSource,
  property: ts.ObjectLiteralElementLike | undefined,
): Edit[] {
  if (!property || !ts.isPropertyAssignment(property)) return []
  const { source, text } = module
  const value = property.initializer
  const [first] = ts.isObjectLiteralExpression(value) ? value.properties : []
  const last = ts.isObjectLiteralExpression(value) ? value.properties.at(-1) : undefined
  const start = property.getStart(source)
  if (!first || !last) return [{ start, end: value.getStart(source), text: '...' }]
  const members = text.slice(first.getStart(source), last.getEnd())
  return [replace(module, property, members)]
}
