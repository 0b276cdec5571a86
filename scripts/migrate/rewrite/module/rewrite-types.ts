import ts from 'typescript'
import { PACKAGE } from '../../new-widget'
import { newTypeOf, oldPackageOf } from '../../old-drop-in'
import type { Edit } from '../edit'
import { type ModuleSource, replace } from './source'

/** Types that a file reaches through the module: `dropin.Options`, `import('braintree-web-drop-in').Options`. */
export function rewriteType(module: ModuleSource, node: ts.Node): Edit[] {
  if (ts.isQualifiedName(node)) {
    const owner = node.left.getText(module.source)
    const type = module.bindings.module.has(owner) && newTypeOf(node.right.text, `${owner}.`)
    return type ? [replace(module, node, inParentheses(type))] : []
  }
  if (!ts.isImportTypeNode(node) || !node.qualifier || !isOld(node.argument)) return []
  const type = newTypeOf(node.qualifier.getText(module.source), `import('${PACKAGE}').`)
  return type ? [replace(module, node, inParentheses(type))] : []
}

function isOld(argument: ts.TypeNode): boolean {
  return (
    ts.isLiteralTypeNode(argument) &&
    ts.isStringLiteral(argument.literal) &&
    oldPackageOf(argument.literal.text) === 'widget'
  )
}

/** What is put together stays one type among others. */
function inParentheses(type: string): string {
  return /^keyof | & /.test(type) ? `(${type})` : type
}
