import ts from 'typescript'
import { PACKAGE } from '../new-widget'
import { OLD_FILE, oldPackageOf } from '../old-drop-in'
import { type Bindings, collectBindings } from './bindings'
import { isDefaultOfDropIn, mockedDefault } from './default-export'
import { optionPaths } from './option-paths'
import { namesOldPackage, packageOfPattern } from './specifier'
import type { Place, Usage } from './usage'

const INSTANCE_METHODS = new Set([
  'clearSelectedPaymentMethod',
  'getAvailablePaymentOptions',
  'isPaymentMethodRequestable',
  'requestPaymentMethod',
  'teardown',
  'updateConfiguration',
])
/** Also common elsewhere, so they count only where the file uses the drop-in at all. */
const INTERNALS = new Set([
  '_client',
  '_dataCollector',
  '_dropinWrapper',
  '_mainView',
  '_merchantConfiguration',
  '_model',
  '_strings',
  '_threeDSecure',
])

/** The imports, creations and method calls of the old drop-in in a JavaScript or TypeScript file. */
export function findInModule(fileName: string, text: string): Usage[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const bindings = collectBindings(source)
  const usages: Usage[] = []
  const visit = (node: ts.Node): void => {
    const found = readNode(node, bindings)
    if (found) usages.push({ ...found, ...placeOf(source, node.getStart(source)) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { fileName: specifier, pos } of source.typeReferenceDirectives) {
    if (oldPackageOf(specifier)) usages.push({ kind: 'import', specifier, ...placeOf(source, pos) })
  }
  const usesDropIn = usages.some(({ kind }) => kind !== 'method' && kind !== 'internal')
  return usesDropIn ? usages : usages.filter(isTelling)
}

/** Reported on its own: the global may come from a script tag of another file. */
function isTelling(usage: Usage): boolean {
  return usage.kind === 'method' && usage.name !== 'teardown'
}

type Found = Usage extends infer Each
  ? Each extends Usage
    ? Omit<Each, keyof Place>
    : never
  : never

function readNode(node: ts.Node, bindings: Bindings): Found | undefined {
  if (ts.isStringLiteralLike(node)) return readText(node)
  if (ts.isTemplateHead(node)) return readAddress(templateText(node))
  if (ts.isBindingElement(node) && isDefaultOfDropIn(node, bindings)) {
    return { kind: 'default-export' }
  }
  if (ts.isModuleDeclaration(node) && declaresWidget(node)) return { kind: 'declaration' }
  if (ts.isCallExpression(node)) return readCall(node, bindings)
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
    return readElement(node, bindings)
  }
  if (ts.isPropertyAccessExpression(node) && INTERNALS.has(node.name.text)) {
    return { kind: 'internal', name: node.name.text }
  }
  return undefined
}

/** In a module the same statement only adds to the widget's own types. */
function declaresWidget({ name }: ts.ModuleDeclaration): boolean {
  const isOfModule = ts.isStringLiteral(name) && name.text.split('/')[0] === PACKAGE
  return isOfModule && !ts.isExternalModule(name.getSourceFile())
}

function readText(node: ts.StringLiteralLike): Found | undefined {
  const { text, parent } = node
  const isImport = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
  const isAddress = isImport && /^(https?:)?\/\//.test(text) && OLD_FILE.test(text)
  if (namesOldPackage(node) || isAddress) return { kind: 'import', specifier: text }
  const name = packageOfPattern(text)
  return name ? { kind: 'mention', name } : readAddress(text)
}

function readAddress(url: string): Found | undefined {
  if (!/^(https?:)?\/\//.test(url) || !OLD_FILE.test(url)) return undefined
  if (/\.css\b/.test(url)) return { kind: 'stylesheet', url }
  return { kind: 'script', url }
}

/** A version that is put into an address leaves the rest of it in sight. */
function templateText(head: ts.TemplateHead): string {
  const { parent } = head
  return ts.isTemplateExpression(parent)
    ? [head.text, ...parent.templateSpans.map(({ literal }) => literal.text)].join('…')
    : head.text
}

function readCall(call: ts.CallExpression, bindings: Bindings): Found | undefined {
  const { expression, arguments: args } = call
  if (mockedDefault(call)) return { kind: 'default-export' }
  const options = optionPaths(args[0], bindings)
  if (isCreate(expression, bindings, options)) return { kind: 'create', options }
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const name = expression.name.text
  if (!INSTANCE_METHODS.has(name)) return undefined
  const [first] = args
  const firstArgument = first && ts.isStringLiteralLike(first) ? first.text : undefined
  return { kind: 'method', name, firstArgument }
}

/** `dropin.create`, `braintree.dropin.create`, a name of it, or any `create` that is given what only it takes. */
function isCreate(callee: ts.Expression, bindings: Bindings, options: readonly string[]): boolean {
  if (ts.isIdentifier(callee)) return bindings.create.has(callee.text)
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'create') return false
  const owner = callee.expression
  if (ts.isIdentifier(owner) && bindings.module.has(owner.text)) return true
  if (/drop-?in(['"]\])?$/i.test(owner.getText())) return true
  return (
    options.includes('authorization') && options.some((name) => /^(container|selector)$/.test(name))
  )
}

function readElement(
  { tagName, attributes }: ts.JsxOpeningLikeElement,
  bindings: Bindings,
): Found | undefined {
  if (!ts.isIdentifier(tagName) || !bindings.module.has(tagName.text)) return undefined
  const properties = attributes.properties.filter(ts.isJsxAttribute)
  const value = properties.find(({ name }) => name.getText() === 'options')?.initializer
  const options = value && ts.isJsxExpression(value) ? value.expression : undefined
  return { kind: 'element', options: optionPaths(options, bindings) }
}

function placeOf(source: ts.SourceFile, position: number): Place {
  const { line, character } = source.getLineAndCharacterOfPosition(position)
  return { line: line + 1, column: character + 1 }
}
