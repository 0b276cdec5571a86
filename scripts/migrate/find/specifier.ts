import ts from 'typescript'
import { OTHER_WRAPPER, oldPackageOf } from '../old-drop-in'

const MOCKS = /^(jest|vi)\.(do|un)?[mM]ock$/

/**
 * Whether a string names an old package. Whoever says the drop-in's own name means it (lists of externals, loaders of
 * modules); a wrapper's name may also be a class or an element, so it counts where a module is named.
 */
export function namesOldPackage(node: ts.StringLiteralLike): boolean {
  const replacement = oldPackageOf(node.text)
  if (replacement === 'widget' || replacement === 'react') return true
  return (replacement !== undefined || OTHER_WRAPPER.test(node.text)) && isSpecifier(node.parent)
}

/** The old package whose name a pattern is about, as settings of tools have it: `^name$`, `name$`. */
export function packageOfPattern(text: string): string | undefined {
  const name = text.replace(/^\^/, '').replace(/\$$/, '')
  return name !== text && oldPackageOf(name) ? name : undefined
}

function isSpecifier(parent: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isExternalModuleReference(parent) || ts.isLiteralTypeNode(parent)) return true
  if (ts.isArrayLiteralExpression(parent)) return parent.parent.getText().startsWith('define')
  if (!ts.isCallExpression(parent)) return false
  const { expression } = parent
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport || expression.getText() === 'require' || isMocking(parent)
}

/** `jest.mock(…)`, `vi.mock(…)` and their like. */
export function isMocking({ expression }: ts.CallExpression): boolean {
  return MOCKS.test(expression.getText())
}
