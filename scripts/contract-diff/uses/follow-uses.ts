import { relative, sep } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../system/run-command'
import type { ClientSources } from './client-sources'
import type { Anchors } from './find-anchors'

/** The files of the storefront that use what the anchors stand for, directly or through others. */
export function followUses(sources: ClientSources, { names, places }: Anchors): string[] {
  const files = new Set<string>()
  const seen = new Set<ts.Node>()
  const waiting = [...names]
  const note = (place: ts.Node) => {
    const path = pathOf(place.getSourceFile())
    if (!path.includes('/generated/')) files.add(path)
    if (!isEnd(path)) waiting.push(...listAround(place))
  }
  for (const place of places) note(place)
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const place of sources.findReferences(name)) if (place !== name) note(place)
  }
  return [...files].sort()
}

function pathOf({ fileName }: ts.SourceFile): string {
  return relative(ROOT, fileName).replaceAll(sep, '/')
}

/** A page is what people see, and the application holds all pages: neither is followed further. */
function isEnd(path: string): boolean {
  return path.startsWith('src/app/') || /(-page|\.test)\.tsx?$/.test(path)
}

/** The names through which others reach a place: of the property it is in, or of what is declared around it. */
function listAround(place: ts.Node): readonly ts.Node[] {
  for (let node = place; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node) && node.name !== place) return [node.name]
    if (ts.isSourceFile(node.parent)) return listDeclared(node, place)
  }
  return []
}

/** What a statement of a file declares; of several variables the one that the place is in. */
function listDeclared(statement: ts.Node, { pos, end }: ts.Node): readonly ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    const all = statement.declarationList.declarations
    const declared = all.find((one) => one.pos <= pos && end <= one.end)
    return declared ? listNames(declared.name) : []
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name] : []
  }
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
  return isType ? [statement.name] : []
}

/** Each name of a pattern: `const { a, b } = …`. */
function listNames(name: ts.BindingName): readonly ts.Node[] {
  return ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? listNames(one.name) : []))
}
