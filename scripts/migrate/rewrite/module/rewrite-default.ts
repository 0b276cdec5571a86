import ts from 'typescript'
import { isValueOfDropIn } from '../../find/bindings'
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
  if (!ts.isObjectBindingPattern(node)) return []
  const [only, ...others] = node.elements
  const isDefault = only?.propertyName?.getText(module.source) === 'default'
  if (!only || !isDefault || others.length > 0 || !isOfDropIn(node, module)) return []
  return [replace(module, node, only.name.getText(module.source))]
}

/** `const { default: dropin } = await import(…)`, or the parameter of a `then` of it. */
function isOfDropIn({ parent }: ts.ObjectBindingPattern, { bindings }: ModuleSource): boolean {
  if (ts.isVariableDeclaration(parent)) {
    return parent.initializer !== undefined && isValueOfDropIn(parent.initializer, bindings)
  }
  const call = ts.isParameter(parent) ? parent.parent.parent : undefined
  return (
    call !== undefined &&
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'then' &&
    isValueOfDropIn(call.expression.expression, bindings)
  )
}
