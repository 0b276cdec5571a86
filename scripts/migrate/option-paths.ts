import ts from 'typescript'
import type { Bindings } from './bindings'

/** The dotted paths of the options that an expression holds, as far as the file tells. */
export function optionPaths(expression: ts.Expression | undefined, bindings: Bindings): string[] {
  return [...new Set(pathsOf(expression, bindings, '', new Set()))]
}

function pathsOf(
  given: ts.Expression | undefined,
  bindings: Bindings,
  prefix: string,
  seen: Set<string>,
): string[] {
  const expression = given && unwrap(given)
  if (!expression) return []
  if (ts.isIdentifier(expression)) {
    const { text } = expression
    if (seen.has(text)) return []
    return pathsOf(bindings.values.get(text), bindings, prefix, new Set([...seen, text]))
  }
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'Object.assign') {
    return expression.arguments.flatMap((each) => pathsOf(each, bindings, prefix, seen))
  }
  if (!ts.isObjectLiteralExpression(expression)) return []
  return expression.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      return pathsOf(property.expression, bindings, prefix, seen)
    }
    if (!property.name || ts.isComputedPropertyName(property.name)) return []
    const path = prefix + property.name.text
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined
    return [path, ...pathsOf(value, bindings, `${path}.`, seen)]
  })
}

/** The expression itself, without what only the compiler or a reader needs around it. */
function unwrap(node: ts.Expression): ts.Expression {
  const isAround =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  return isAround ? unwrap(node.expression) : node
}
