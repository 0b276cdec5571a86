import ts from 'typescript'

/** A call that declares a test or a group of tests under a written title. */
export interface TitledCall {
  kind: 'test' | 'group'
  title: string
  isSkipped: boolean
}

const SUBJECTS = new Set(['test', 'it', 'describe'])
const SKIPS = new Set(['skip', 'todo', 'fixme'])
const MODIFIERS = new Set(['only', 'each', 'for', 'concurrent', 'sequential', 'serial', 'parallel'])

/** Reads `test('…')`, `test.describe.serial('…')` and `it.each(…)('…')`; undefined for every other call. */
export function readTitledCall(call: ts.CallExpression): TitledCall | undefined {
  const [titleNode] = call.arguments
  const title = titleNode ? readText(titleNode) : undefined
  if (title === undefined) return
  const names = readNames(call.expression)
  const subjects = names.filter((name) => SUBJECTS.has(name))
  const modifiers = names.filter((name) => !SUBJECTS.has(name))
  const isOther = modifiers.some((name) => !MODIFIERS.has(name) && !SKIPS.has(name))
  if (subjects.length === 0 || isOther) return
  return {
    kind: subjects.includes('describe') ? 'group' : 'test',
    title,
    isSkipped: modifiers.some((name) => SKIPS.has(name)),
  }
}

/** `test.describe.serial` → `test`, `describe`, `serial`; `it.each(…)` → `it`, `each`. */
function readNames(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression)) {
    return [...readNames(expression.expression), expression.name.text]
  }
  if (ts.isCallExpression(expression)) return readNames(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return readNames(expression.tag)
  return []
}

function readText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
}
