import ts from 'typescript'
import { PACKAGE, type Target } from '../new-widget'
import { oldPackageOf } from '../old-drop-in'
import type { Edit } from './edit'

/** Lists of what is installed: one entry in all of them is enough. */
const INSTALLED = /^(dev|optional)?[dD]ependencies$/
/** Lists of what others have to install, and of what is said about an entry of another list. */
const BESIDE = /^(peerDependencies|(peerD|d)ependenciesMeta)$/
const BUNDLED = /^bundled?Dependencies$/
/** Lists that force a version on a package, of npm, Yarn and pnpm. */
const FORCED = /^(resolutions|overrides)$/

/** Depends on the new package in the place of the old ones, and forces no version on what is gone. */
export function rewriteManifest(text: string, { version }: Target): Edit[] {
  const source = ts.parseJsonText('package.json', text)
  const lists = membersOf(source.statements[0]?.expression)
  const ofPnpm = lists.filter((list) => nameOf(list) === 'pnpm').flatMap(entriesOf)
  const named = (pattern: RegExp) =>
    [...lists, ...ofPnpm].filter((list) => pattern.test(nameOf(list)))
  // A file of this shop is no range that another could meet.
  const range = version.startsWith('file:') ? '*' : version
  return [
    ...moveEntries(named(INSTALLED), version, source),
    ...named(BESIDE).flatMap((list) => moveEntries([list], range, source)),
    ...named(BUNDLED).flatMap((list) => renameItems(list, source)),
    ...named(FORCED).flatMap((list) => removeForced(list, source)),
  ]
}

/** The first old entry of the lists becomes the new one, unless they have it already; all others go. */
function moveEntries(
  lists: readonly ts.ObjectLiteralElementLike[],
  version: string,
  source: ts.SourceFile,
): Edit[] {
  let isListed = lists.flatMap(entriesOf).some((entry) => nameOf(entry) === PACKAGE)
  return lists.map(entriesOf).flatMap((entries) => {
    const stays = entries.map((entry) => {
      if (!isOld(nameOf(entry))) return true
      if (isListed || nameOf(entry).startsWith('@types/')) return false
      isListed = true
      return true
    })
    const moved = entries.filter((entry, index) => stays[index] && isOld(nameOf(entry)))
    return [
      ...removals(entries, stays, source),
      ...moved.flatMap((entry) => rename(entry, version, source)),
    ]
  })
}

function rename(
  entry: ts.ObjectLiteralElementLike,
  version: string,
  source: ts.SourceFile,
): Edit[] {
  if (!ts.isPropertyAssignment(entry)) return []
  const { name, initializer } = entry
  return [
    replacement(name, PACKAGE, source),
    ...(ts.isStringLiteral(initializer) ? [replacement(initializer, version, source)] : []),
  ]
}

function renameItems(list: ts.ObjectLiteralElementLike, source: ts.SourceFile): Edit[] {
  if (!(ts.isPropertyAssignment(list) && ts.isArrayLiteralExpression(list.initializer))) return []
  const items = [...list.initializer.elements]
  const textOf = (item: ts.Node) => (ts.isStringLiteral(item) ? item.text : '')
  const first = items.findIndex((item) => isOld(textOf(item)))
  const stays = items.map((item, index) => index === first || !isOld(textOf(item)))
  const item = items[first]
  return [...removals(items, stays, source), ...(item ? [replacement(item, PACKAGE, source)] : [])]
}

/** Also of what the old ones have brought: `braintree-web-drop-in>braintree-web`. */
function removeForced(list: ts.ObjectLiteralElementLike, source: ts.SourceFile): Edit[] {
  const entries = entriesOf(list)
  const stays = entries.map((entry) => !packagesIn(nameOf(entry)).some(isOld))
  return removals(entries, stays, source)
}

/** The packages of a path such as `shop>@types/braintree-web-drop-in@1`, a slash or an angle bracket between them. */
function packagesIn(path: string): string[] {
  return [...path.matchAll(/(?:^|[>/])((?:@[^@/>]+\/)?[^@/>]+)/g)].map(([, name = '']) => name)
}

function membersOf(value: ts.Node | undefined): ts.ObjectLiteralElementLike[] {
  return value && ts.isObjectLiteralExpression(value) ? [...value.properties] : []
}

function entriesOf(list: ts.ObjectLiteralElementLike): ts.ObjectLiteralElementLike[] {
  return ts.isPropertyAssignment(list) ? membersOf(list.initializer) : []
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

/** Each with the comma after it, or the one before it where nothing that stays follows. */
function removals(
  nodes: readonly ts.Node[],
  stays: readonly boolean[],
  source: ts.SourceFile,
): Edit[] {
  return nodes.flatMap((node, index) => {
    if (stays[index]) return []
    const next = nodes[index + 1]
    if (next && stays.includes(true, index + 1)) {
      return [{ start: node.getStart(source), end: next.getStart(source), text: '' }]
    }
    const start = nodes[index - 1]?.getEnd() ?? node.getFullStart()
    return [{ start, end: node.getEnd(), text: '' }]
  })
}
