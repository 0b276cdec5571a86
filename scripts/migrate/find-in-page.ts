import { findInModule } from './find-in-module'
import { OLD_FILE } from './old-drop-in'
import type { Place, Usage } from './usage'

const TAG = /<(script|link)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const ATTRIBUTE = /([\w.:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The script and link tags of a page (or of a template that makes one), and its inline scripts. */
export function findInPage(text: string): Usage[] {
  return [...text.matchAll(TAG)].flatMap((match) => {
    const [tag, name = '', source = ''] = match
    const attributes = readAttributes(source)
    const place = placeAt(text, match.index)
    const url = attributes.get('src') ?? attributes.get('href') ?? ''
    const usages: Usage[] = []
    if (OLD_FILE.test(url)) {
      usages.push({
        kind: name.toLowerCase() === 'script' ? 'script' : 'stylesheet',
        url,
        ...place,
      })
    }
    if (attributes.has('data-braintree-dropin-authorization')) {
      const names = [...attributes.keys()].filter((key) => key.startsWith('data-'))
      usages.push({ kind: 'script-tag', attributes: names, ...place })
    }
    if (name.toLowerCase() !== 'script' || url) return usages
    return [...usages, ...findInScript(text, match.index + tag.length, attributes)]
  })
}

function findInScript(
  page: string,
  start: number,
  attributes: ReadonlyMap<string, string>,
): Usage[] {
  const end = page.toLowerCase().indexOf('</script', start)
  const code = page.slice(start, end === -1 ? undefined : end)
  const offset = placeAt(page, start)
  return findInModule(`inline.${languageOf(attributes)}`, code).map((usage) => ({
    ...usage,
    line: usage.line + offset.line - 1,
    column: usage.line === 1 ? usage.column + offset.column - 1 : usage.column,
  }))
}

/** An import map is JSON; a component's script may be TypeScript. */
function languageOf(attributes: ReadonlyMap<string, string>): string {
  if (/json|importmap/.test(attributes.get('type') ?? '')) return 'json'
  return attributes.get('lang') ?? 'js'
}

function readAttributes(source: string): Map<string, string> {
  return new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
