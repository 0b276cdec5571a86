import ts from 'typescript'
import { newTypeOf, oldPackageOf } from '../../old-drop-in'
import type { Edit } from '../edit'
import { type ModuleSource, replace } from './source'

/** Types that a file reaches through the module: `dropin.Options`, `import('braintree-web-drop-in').Options`. */
export function rewriteType(module: ModuleSource, node: ts.Node): Edit[] {
  if (ts.isQualifiedName(node)) {
    const owner = node.left.getText(module.source)
    if (!module.bindings.module.has(owner)) return []
    return replaceType(module, node, newTypeOf(node.right.text, `${owner}.`))
  }
  if (!ts.isImportTypeNode(node) || !node.qualifier) return []
  const { argument, qualifier } = node
  const isOld =
    ts.isLiteralTypeNode(argument) &&
    ts.isStringLiteral(argument.literal) &&
    oldPackageOf(argument.literal.text) === 'widget'
  return isOld
    ? replaceType(module, qualifier, newTypeOf(qualifier.getText(module.source), ''))
    : []
}

function replaceType(module: ModuleSource, node: ts.Node, type: string | undefined): Edit[] {
  return type === undefined ? [] : [replace(module, node, type)]
}
