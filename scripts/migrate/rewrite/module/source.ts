import ts from 'typescript'
import type { Bindings } from '../../find/bindings'
import type { Target } from '../../new-widget'
import type { Edit } from '../edit'

/** A module that is rewritten, and what it calls the parts of the old drop-in. */
export interface ModuleSource {
  readonly source: ts.SourceFile
  readonly text: string
  readonly bindings: Bindings
  readonly target: Target
}

/** Puts other text in the place of a node. */
export function replace({ source }: ModuleSource, node: ts.Node, text: string): Edit {
  return { start: node.getStart(source), end: node.getEnd(), text }
}

/** Changes what a string says; its quotes stay. */
export function replaceString({ source }: ModuleSource, node: ts.Node, text: string): Edit {
  return { start: node.getStart(source) + 1, end: node.getEnd() - 1, text }
}

/** `require('…')` or `import('…')`. */
export function isLoading(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  )
}

/** `owner.default` of an owner, if that is what stands around it. */
export function defaultAround(node: ts.Node): ts.PropertyAccessExpression | undefined {
  let { parent } = node
  while (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent))
    parent = parent.parent
  return ts.isPropertyAccessExpression(parent) && parent.name.text === 'default'
    ? parent
    : undefined
}
