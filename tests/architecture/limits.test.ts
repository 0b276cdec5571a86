import ts from 'typescript'
import { expect, test } from 'vitest'
import { PATIENCE } from '../patience'
import { findNodes, readSources, type Source } from './sources'

const HOOK_OR_TEST = /^(test|describe|before(All|Each)|after(All|Each))\b/

test('no test has a limit of time of its own, but for one that needs more than all have', async () => {
  const tests = (await readSources()).filter(({ isTest }) => isTest)
  const places = tests.flatMap((source) => findNodes(source, (node) => isOwnLimit(source, node)))
  expect(places).toEqual([])
})

function isOwnLimit(source: Source, node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const callee = node.expression.getText(source.tree)
  // They give up after a second, whatever is configured: `expect.poll` does not.
  if (/^vi\.wait(For|Until)$/.test(callee) || callee === 'test.slow') return true
  const limits = node.arguments.flatMap((argument) => limitsIn(argument))
  if (callee === 'vi.setConfig' || callee === 'expect.poll' || HOOK_OR_TEST.test(callee)) {
    return limits.some((limit) => (evaluate(source, limit) ?? Infinity) <= PATIENCE.timeout)
  }
  return false
}

/** A third argument, or what an object of options has. */
function limitsIn(argument: ts.Expression): ts.Expression[] {
  if (!ts.isObjectLiteralExpression(argument)) return [argument]
  return argument.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && /^(test|hook)?timeout$/i.test(property.name.getText())
      ? property.initializer
      : [],
  )
}

/** The number that is written there, or in the constant of the file that is named there. */
function evaluate({ tree }: Source, expression: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(expression)) return Number(expression.text)
  if (!ts.isIdentifier(expression)) return undefined
  const constants = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const found = constants.find(({ name }) => name.getText(tree) === expression.text)?.initializer
  return found && ts.isNumericLiteral(found) ? Number(found.text) : undefined
}
