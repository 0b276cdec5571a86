import { OLD_FILE } from '../old-drop-in'
import { toBlanks, withoutDirectives } from '../page/blank-directives'
import { attributeOf, readTags, type Tag } from '../page/read-tags'
import { findInModule } from './find-in-module'
import { type Place, placeAt, type Usage } from './usage'

/** An address in the arguments of a template's helper, or in a plain `<?php` file. */
const ADDRESS = /(?<=["'`(])(https?:)?\/\/[^\s"'`()]*/g
/** The path of a copy of the old file, of which a helper makes an address; the widget's is called `dropin.js`. */
const OWN_COPY =
  /(?<=["'])[^\s"'`()]*(?<![\w-])(?:braintree[-_])?dropin\.min(?:\.js)?(?:[?#][^"'\n]*)?(?=["'])/g
/** What nobody loads: comments of pages, templates and their languages, but no `//=` that loads a file. */
const COMMENT =
  /<!--[\s\S]*?-->|\{#[\s\S]*?#\}|\{\{!?--[\s\S]*?--!?\}\}|<%#[\s\S]*?%>|(?<!\S)(?:\/\*[\s\S]*?\*\/|(?:\/\/(?!=)|#\s).*)/g
/** A hash that a helper of the template gives the old file. */
const HASH = /(?<=drop-?in[\s\S]{0,300})\bsha(256|384|512)-[\w+/=]{20,}/gi
const LOOSE_CODE = /^.*\bdropin['"\]]*\s*\.\s*create\s*\(/im

/** The script and link tags of a page (or of a template that makes one), and its scripts. */
export function findInPage(text: string): Usage[] {
  const tags = readTags(text).filter(({ name }) => name === 'script' || name === 'link')
  const usages = tags.flatMap((tag) => [
    ...findInTag(tag, placeAt(text, tag.start)),
    ...findInScript(tag, placeAt(text, tag.end)),
  ])
  return [...usages, ...findCopies(text), ...findInRest(withoutTags(text, tags))]
}

/** In tags too, whose attributes are read without the template's helpers. */
function findCopies(text: string): Usage[] {
  return [...text.replace(COMMENT, toBlanks).matchAll(OWN_COPY)].map(
    ({ 0: url, index }): Usage => ({ kind: 'script', url, ...placeAt(text, index) }),
  )
}

function findInTag(tag: Tag, place: Place): Usage[] {
  const url = (attributeOf(tag, 'src') ?? attributeOf(tag, 'href'))?.value ?? ''
  const isStyle = tag.name === 'link' && attributeOf(tag, 'as')?.value !== 'script'
  const attributes = tag.attributes.map(({ name }) => name).filter((name) => /^data-/.test(name))
  return [
    ...(OLD_FILE.test(url)
      ? [{ kind: isStyle ? 'stylesheet' : 'script', url, ...place } as const]
      : []),
    ...(attributes.includes('data-braintree-dropin-authorization')
      ? [{ kind: 'script-tag', attributes, ...place } as const]
      : []),
  ]
}

function findInScript(tag: Tag, place: Place): Usage[] {
  if (attributeOf(tag, 'src')) return []
  return findInCode(`inline.${languageOf(tag)}`, tag.content, place)
}

function findInCode(fileName: string, code: string, place: Place): Usage[] {
  return findInModule(fileName, code).map((usage) => ({
    ...usage,
    line: usage.line + place.line - 1,
    column: usage.line === 1 ? usage.column + place.column - 1 : usage.column,
  }))
}

/** Helpers of a template write tags and scripts too. */
function findInRest(text: string): Usage[] {
  const scripts = [...text.matchAll(ADDRESS)].flatMap(({ 0: url, index }): Usage[] =>
    OLD_FILE.test(url) ? [{ kind: 'script', url, ...placeAt(text, index) }] : [],
  )
  const hashes = [...text.matchAll(HASH)].map(
    ({ index }): Usage => ({ kind: 'integrity', ...placeAt(text, index) }),
  )
  const start = text.search(LOOSE_CODE)
  if (start === -1) return [...scripts, ...hashes]
  const code = withoutDirectives(text).slice(start)
  return [...scripts, ...hashes, ...findInCode('inline.js', code, placeAt(text, start))]
}

function withoutTags(text: string, tags: readonly Tag[]): string {
  return tags.reduce((rest, { start, end, content }) => {
    const stop = end + content.length
    return rest.slice(0, start) + toBlanks(rest.slice(start, stop)) + rest.slice(stop)
  }, text)
}

/** A component's `lang`, or the kind of an import map; a type such as `module` says nothing more. */
function languageOf(tag: Tag): string {
  if (/json|importmap/.test(attributeOf(tag, 'type')?.value ?? '')) return 'json'
  return attributeOf(tag, 'lang')?.value ?? 'js'
}
