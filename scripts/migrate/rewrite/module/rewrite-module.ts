import ts from 'typescript'
import { collectBindings } from '../../find/bindings'
import { namesOldPackage } from '../../find/specifier'
import { GLOBAL_TYPES, PACKAGE, REACT_PACKAGE, type Target } from '../../new-widget'
import { newTypeOf, oldPackageOf } from '../../old-drop-in'
import { rewriteAddresses } from '../addresses'
import type { Edit } from '../edit'
import { rewriteDefault } from './rewrite-default'
import { isReadable, rewriteElement, wrapperNames } from './rewrite-element'
import { rewriteExport, rewriteImport } from './rewrite-import'
import { rewriteIntegrity } from './rewrite-integrity'
import { defaultAround, isLoading, type ModuleSource, replace, replaceString } from './source'

/** Imports, addresses and types of a JavaScript or TypeScript file, and the elements of the React wrapper. */
export function rewriteModule(fileName: string, text: string, target: Target): Edit[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const module: ModuleSource = { source, text, target, bindings: collectBindings(source) }
  const wrappers = wrapperNames(source)
  const elements = isReadable(source, wrappers) ? wrappers : undefined
  const addresses = rewriteAddresses(text, target)
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    edits.push(...rewriteNode(module, node, elements))
    if (addresses.length > 0) edits.push(...rewriteIntegrity(module, node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const references = source.typeReferenceDirectives.flatMap(({ fileName: name, pos, end }) =>
    oldPackageOf(name) === 'widget' ? [{ start: pos, end, text: GLOBAL_TYPES }] : [],
  )
  return [...edits, ...references, ...addresses]
}

/** `elements` are the names of the React wrapper; none while one of its uses can't be read. */
function rewriteNode(
  module: ModuleSource,
  node: ts.Node,
  elements: ReadonlySet<string> | undefined,
): Edit[] {
  if (ts.isStringLiteralLike(node)) return rewriteName(module, node, elements !== undefined)
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const isWrapper = elements?.has(node.tagName.getText(module.source)) ?? false
    return isWrapper ? rewriteElement(module, node.attributes) : []
  }
  return [...rewriteDefault(module, node), ...rewriteType(module, node)]
}

function rewriteName(module: ModuleSource, node: ts.StringLiteralLike, withReact: boolean): Edit[] {
  const replacement = oldPackageOf(node.text)
  if (!replacement || !namesOldPackage(node) || (replacement === 'react' && !withReact)) return []
  const { parent } = node
  if (replacement === 'react') return rewriteReact(module, node)
  if (replacement !== 'widget') return [replaceString(module, node, `./${replacement.file}`)]
  if (ts.isImportDeclaration(parent)) return rewriteImport(module, parent)
  if (ts.isExportDeclaration(parent)) return rewriteExport(module, parent)
  return [replaceString(module, node, PACKAGE)]
}

/** The wrapper's element is its default export; ours has a name. */
function rewriteReact(module: ModuleSource, node: ts.StringLiteralLike): Edit[] {
  const { parent } = node
  const name = replaceString(module, node, REACT_PACKAGE)
  if (ts.isImportDeclaration(parent) && parent.importClause?.name) {
    const element = parent.importClause.name
    const text = element.text === 'DropIn' ? '{ DropIn }' : `{ DropIn as ${element.text} }`
    return [{ start: element.getStart(), end: element.getEnd(), text }, name]
  }
  if (!isLoading(parent)) return [name]
  if (parent.expression.kind === ts.SyntaxKind.ImportKeyword) {
    // What loads parts later expects a module whose default export is the element.
    const text = '.then(({ DropIn }) => ({ default: DropIn }))'
    return [name, { start: parent.getEnd(), end: parent.getEnd(), text }]
  }
  const around = defaultAround(parent)
  const end = around?.getEnd() ?? parent.getEnd()
  return [name, { start: parent.getEnd(), end, text: '.DropIn' }]
}

/** Types that a file reaches through the module: `dropin.Options`, `import('braintree-web-drop-in').Options`. */
function rewriteType(module: ModuleSource, node: ts.Node): Edit[] {
  const [owner, name] = qualifiedName(module, node)
  if (owner && name) {
    const type = module.bindings.module.has(owner) && newTypeOf(name, `${owner}.`)
    return type ? [replace(module, node, inParentheses(type))] : []
  }
  if (!ts.isImportTypeNode(node) || !node.qualifier || !isOld(node.argument)) return []
  const type = newTypeOf(node.qualifier.getText(module.source), `import('${PACKAGE}').`)
  return type ? [replace(module, node, inParentheses(type))] : []
}

/** `dropin.Options`, as a type or as what an interface extends. */
function qualifiedName({ source }: ModuleSource, node: ts.Node): readonly [string?, string?] {
  if (ts.isQualifiedName(node)) return [node.left.getText(source), node.right.text]
  if (!ts.isExpressionWithTypeArguments(node)) return []
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression)) return []
  return [expression.expression.getText(source), expression.name.text]
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
