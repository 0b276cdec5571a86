/**
 * Whether the tag is one of those that a header `If-Match` lists; without the header anything may be changed. A proxy that
 * compresses responses marks their tags as weak, so that `W/` before a tag is overlooked.
 */
export function matchesTag(ifMatch: string | undefined, tag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return [...ifMatch.matchAll(/"[^"]*"/g)].some(([listed]) => listed === tag)
}
