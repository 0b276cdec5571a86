import ts from 'typescript'
import { type Bindings, isMemberOfThis } from './bindings'

/** The dotted paths of the options that an expression may hold, as far as the file tells. */
export function optionPaths(expression: ts.Expression | undefined, bindings: Bindings): string[] {
  return [...new Set(pathsOf(expression, bindings, '', new Set()))]
}

function pathsOf(
  given: ts.Expression | undefined,
  bindings: Bindings,
  prefix: string,
  seen: ReadonlySet<string>,
): string[] {
  const expression = given && unwrap(given)
  if (!expression) return []
  const follow = (next: ts.Expression) => pathsOf(next, bindings, prefix, seen)
  if (ts.isIdentifier(expression) || isMemberOfThis(expression)) {
    return pathsOfName(expression.getText(), bindings, prefix, seen)
  }
  if (ts.isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap(follow)
  }
  // `wanted && { … }`, `given ?? { … }`
  if (ts.isBinaryExpression(expression)) return [expression.left, expression.right].flatMap(follow)
  if (ts.isCallExpression(expression)) {
    const isAssign = expression.expression.getText() === 'Object.assign'
    return (isAssign ? expression.arguments : [expression.expression]).flatMap(follow)
  }
  if (!ts.isObjectLiteralExpression(expression)) return []
  return expression.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return follow(property.expression)
    if (!property.name || ts.isComputedPropertyName(property.name)) return []
    const path = prefix + property.name.text
    if (ts.isShorthandPropertyAssignment(property)) {
      return [path, ...pathsOf(property.name, bindings, `${path}.`, seen)]
    }
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined
    return [path, ...pathsOf(value, bindings, `${path}.`, seen)]
  })
}

/** All that the file ever puts into a name, or into a member of it. */
function pathsOfName(
  name: string,
  bindings: Bindings,
  prefix: string,
  seen: ReadonlySet<string>,
): string[] {
  if (seen.has(name)) return []
  const known = new Set([...seen, name])
  return (bindings.values.get(name) ?? []).flatMap(({ path, expression }) => {
    const whole = path && prefix + path
    const inner = pathsOf(expression, bindings, whole ? `${whole}.` : prefix, known)
    return whole ? [whole, ...inner] : inner
  })
}

/** The expression itself, without what only the compiler or a reader needs around it. */
function unwrap(node: ts.Expression): ts.Expression {
  const isAround =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAwaitExpression(node)
  return isAround ? unwrap(node.expression) : node
}
