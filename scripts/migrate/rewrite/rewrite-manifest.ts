import ts from 'typescript'
import { PACKAGE, type Target } from '../new-widget'
import { oldPackageOf } from '../old-drop-in'
import type { Edit } from './edit'

const LISTS = /^((dev|peer|optional|bundled)?[dD]ependencies|resolutions|overrides)$/

/** Depends on the new package in the place of the first old one, and on none of the others. */
export function rewriteManifest(text: string, { version }: Target): Edit[] {
  const source = ts.parseJsonText('package.json', text)
  const lists = readLists(source)
  let isListed = lists.flat().some((each) => nameOf(each) === PACKAGE)
  return lists.flatMap((properties) => {
    const stays = properties.map((property) => {
      if (!isOld(nameOf(property))) return true
      if (isListed || nameOf(property).startsWith('@types/')) return false
      isListed = true
      return true
    })
    return properties.flatMap((property, index) => {
      if (!stays[index]) return removalFrom(properties, stays, index, source)
      if (!isOld(nameOf(property)) || !ts.isPropertyAssignment(property)) return []
      const { name, initializer } = property
      return [replacement(name, PACKAGE, source), replacement(initializer, version, source)]
    })
  })
}

function readLists(source: ts.JsonSourceFile): ts.ObjectLiteralElementLike[][] {
  const root = source.statements[0]?.expression
  if (!root || !ts.isObjectLiteralExpression(root)) return []
  return root.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    LISTS.test(nameOf(property)) &&
    ts.isObjectLiteralExpression(property.initializer)
      ? [[...property.initializer.properties]]
      : [],
  )
}

function isOld(name: string): boolean {
  return oldPackageOf(name) !== undefined || name === '@types/braintree-web-drop-in'
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && ts.isStringLiteral(name) ? name.text : ''
}

function replacement(node: ts.Node, text: string, source: ts.SourceFile): Edit {
  return { start: node.getStart(source), end: node.getEnd(), text: JSON.stringify(text) }
}

/** With the comma after it, or the one before it where nothing that stays follows. */
function removalFrom(
  properties: readonly ts.Node[],
  stays: readonly boolean[],
  index: number,
  source: ts.SourceFile,
): Edit[] {
  const property = properties[index]
  if (!property) return []
  const next = properties[index + 1]
  if (next && stays.includes(true, index + 1)) {
    return [{ start: property.getStart(source), end: next.getStart(source), text: '' }]
  }
  const start = properties[index - 1]?.getEnd() ?? property.getFullStart()
  return [{ start, end: property.getEnd(), text: '' }]
}
