import ts from 'typescript'
import type { Place, Usage } from './usage'

const OLD_PACKAGES = /^braintree-web-drop-in(-react)?(\/|$)/
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
  const usages: Usage[] = []
  const visit = (node: ts.Node): void => {
    const found = readNode(node)
    if (found) usages.push({ ...found, ...placeOf(source, node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  const usesDropIn = usages.some(({ kind }) => kind === 'import' || kind === 'create')
  return usesDropIn ? usages : usages.filter(isTelling)
}

/** Says drop-in by itself, whatever else the file holds: the global may come from a script tag. */
function isTelling(usage: Usage): boolean {
  return usage.kind === 'method' && usage.name !== 'teardown'
}

type Found = Usage extends infer Each
  ? Each extends Usage
    ? Omit<Each, keyof Place>
    : never
  : never

function readNode(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) return readImport(node.moduleSpecifier)
  if (ts.isCallExpression(node)) return readCall(node)
  if (ts.isPropertyAccessExpression(node) && INTERNALS.has(node.name.text)) {
    return { kind: 'internal', name: node.name.text }
  }
  return undefined
}

function readImport(specifier: ts.Node | undefined): Found | undefined {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return undefined
  return OLD_PACKAGES.test(specifier.text)
    ? { kind: 'import', specifier: specifier.text }
    : undefined
}

function readCall(call: ts.CallExpression): Found | undefined {
  const { expression, arguments: args } = call
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require'
  if (isRequire || expression.kind === ts.SyntaxKind.ImportKeyword) return readImport(args[0])
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const name = expression.name.text
  if (name === 'create' && looksLikeDropIn(expression.expression, args[0])) {
    const [options] = args
    return {
      kind: 'create',
      options: options && ts.isObjectLiteralExpression(options) ? optionPaths(options) : [],
      hasCallback: args.length > 1,
    }
  }
  if (!INSTANCE_METHODS.has(name)) return undefined
  const [first] = args
  const firstArgument = first && ts.isStringLiteralLike(first) ? first.text : undefined
  return { kind: 'method', name, firstArgument }
}

/** `dropin.create(…)`, `braintree.dropin.create(…)`, or any `create` that is given what only the drop-in takes. */
function looksLikeDropIn(owner: ts.Expression, options: ts.Expression | undefined): boolean {
  if (/drop-?in$/i.test(owner.getText())) return true
  if (!options || !ts.isObjectLiteralExpression(options)) return false
  const names = optionPaths(options)
  return (
    names.includes('authorization') && names.some((name) => /^(container|selector)$/.test(name))
  )
}

function optionPaths(object: ts.ObjectLiteralExpression, prefix = ''): string[] {
  return object.properties.flatMap((property) => {
    if (!property.name || ts.isComputedPropertyName(property.name)) return []
    const path = prefix + property.name.text
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined
    const nested =
      value && ts.isObjectLiteralExpression(value) ? optionPaths(value, `${path}.`) : []
    return [path, ...nested]
  })
}

function placeOf(source: ts.SourceFile, node: ts.Node): Place {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return { line: line + 1, column: character + 1 }
}
