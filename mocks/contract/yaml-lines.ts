import { type Document, isMap, isNode, isScalar, type LineCounter, type ParsedNode } from 'yaml'
import { splitPointer } from './json'

/** Finds the line of `openapi.yaml` that a pointer leads to; of its nearest ancestor when it leads nowhere. */
export function createLineFinder(
  document: Document.Parsed<ParsedNode>,
  counter: LineCounter,
): (pointer: string) => number {
  return (pointer) => {
    const segments = splitPointer(pointer)
    for (let length = segments.length; length > 0; length -= 1) {
      const offset = findOffset(document, segments.slice(0, length))
      if (offset !== undefined) return counter.linePos(offset).line
    }
    return 1
  }
}

/** The offset of the key rather than of its value, which may begin on the next line. */
function findOffset(
  document: Document.Parsed<ParsedNode>,
  segments: readonly string[],
): number | undefined {
  const last = segments.at(-1)
  const parent =
    segments.length > 1 ? document.getIn(segments.slice(0, -1), true) : document.contents
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === last)
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const node = document.getIn(segments, true)
  return isNode(node) ? node.range?.[0] : undefined
}
