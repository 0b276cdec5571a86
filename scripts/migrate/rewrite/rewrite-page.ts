import type { Target } from '../new-widget'
import { directivesIn } from '../page/blank-directives'
import { type Attribute, attributeOf, readTags, type Tag } from '../page/read-tags'
import { isOldScript, isOldStylesheet } from './addresses'
import { type Edit, moved, removal } from './edit'
import { rewriteModule } from './module/rewrite-module'

/** The tags and the scripts of a page, of a template that makes one, or of a component that is written as one. */
export function rewritePage(text: string, target: Target): Edit[] {
  const tags = readTags(text)
  return [
    ...tags.flatMap((tag) => [...rewriteTag(text, tag, target), ...rewriteScript(tag, target)]),
    ...directivesIn(text).flatMap(({ start, end }) =>
      moved(rewriteHelper(text.slice(start, end), target), start),
    ),
  ]
}

function rewriteTag(text: string, tag: Tag, target: Target): Edit[] {
  const address = attributeOf(tag, tag.name === 'link' ? 'href' : 'src')
  if (!address || !/^(script|link)$/.test(tag.name)) return []
  // The page's own text: a directive inside the address is blank in the tag.
  const url = text.slice(address.valueStart, address.valueEnd)
  if (isOldStylesheet(url)) return [removal(text, tag.start, tag.end)]
  if (!isOldScript(url)) return []
  const script = { start: address.valueStart, end: address.valueEnd, text: target.script }
  return [script, ...rewriteIntegrity(tag, target)]
}

/** A hash of the old file would keep the new one out. */
function rewriteIntegrity(tag: Tag, { integrity }: Target): Edit[] {
  const hash = attributeOf(tag, 'integrity')
  if (!hash) return []
  if (integrity) return [{ start: hash.valueStart, end: hash.valueEnd, text: integrity }]
  return [hash, attributeOf(tag, 'crossorigin')]
    .filter((each): each is Attribute => each !== undefined)
    .map(({ start, end }) => ({ start, end, text: '' }))
}

function rewriteScript(tag: Tag, target: Target): Edit[] {
  if (tag.content.trim() === '' || attributeOf(tag, 'src')) return []
  const type = attributeOf(tag, 'type')?.value ?? ''
  if (/json|template|html/.test(type)) return []
  const language = attributeOf(tag, 'lang')?.value ?? (/jsx|babel/.test(type) ? 'jsx' : 'js')
  return moved(rewriteModule(`inline.${language}`, tag.content, target), tag.end)
}

const HASH = /,\s*['":]?integrity['"]?\s*(?::|=>)\s*(["'])(sha\d+-[\w+/=]+)\1/
const CROSSORIGIN = /,\s*['":]?crossorigin['"]?\s*(?::|=>)\s*(["'])\w*\1/

/** A helper of the template's language that writes the tag: `javascript_include_tag`, `script_tag`. */
function rewriteHelper(directive: string, { integrity }: Target): Edit[] {
  if (!/\/dropin(\.min)?\.(js)\b/.test(directive)) return []
  const hash = HASH.exec(directive)
  if (!hash?.[2]) return []
  if (integrity) {
    const start = hash.index + hash[0].indexOf(hash[2])
    return [{ start, end: start + hash[2].length, text: integrity }]
  }
  return [hash, CROSSORIGIN.exec(directive)].flatMap((match) =>
    match ? [{ start: match.index, end: match.index + match[0].length, text: '' }] : [],
  )
}
