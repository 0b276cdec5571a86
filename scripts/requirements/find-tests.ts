import ts from 'typescript'
import { readTitledCall } from './titled-call'
import type { TitledTest } from './trace'

const ID = /(?<![A-Z0-9-])([A-Z]{2,}-\d+)(?:\.\.(\d+))?(?!\d|-)/g

/**
 * Finds the tests of a file by reading it, so that nothing has to run: `test('CART-4 …')`, `it.each(…)('…')`,
 * and the titles of the `describe` around them. A skipped test proves nothing and is not found.
 *
 * @param prefixes of requirement ids; the UTF of `UTF-8` is none
 */
export function findTests(
  file: string,
  source: string,
  prefixes: ReadonlySet<string>,
): TitledTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const tests: TitledTest[] = []

  const visit = (node: ts.Node, around: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? readTitledCall(node) : undefined
    if (call?.isSkipped) return
    if (call?.kind === 'test') {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      const title = [...around, call.title].join(' > ')
      tests.push({ file, line: line + 1, title, ids: readIds(title, prefixes) })
    }
    const inside = call?.kind === 'group' ? [...around, call.title] : around
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(tree, [])
  return tests
}

/** The requirement ids in a title; `NAV-1..3` are three. */
export function readIds(title: string, prefixes: ReadonlySet<string>): string[] {
  const found = [...title.matchAll(ID)].flatMap(([, first = '', last]) => {
    const [prefix = '', number] = first.split('-')
    if (!prefixes.has(prefix)) return []
    const count = last ? Number(last) - Number(number) + 1 : 1
    return Array.from({ length: count }, (_, index) => `${prefix}-${Number(number) + index}`)
  })
  return [...new Set(found)]
}
