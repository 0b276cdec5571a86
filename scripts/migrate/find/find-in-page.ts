import { OLD_FILE } from '../old-drop-in'
import { findInModule } from './find-in-module'
import { type Place, placeAt, type Usage } from './usage'

const TAG = /<(script|link)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const ATTRIBUTE = /([\w.:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** What a template's own language says between the lines. */
const DIRECTIVES = [
  // PHP
  /<\?[\s\S]*?(\?>|$)/g,
  // ERB, EJS
  /<%[\s\S]*?%>/g,
  // Twig, Liquid
  /\{%[\s\S]*?%\}/g,
  // Handlebars, Blade
  /\{\{[^{}]*\}\}/g,
  /^[ \t]*@(else|(else|end)?(if|unless|isset|empty|auth|guest|foreach))\b.*$/gm,
]

/** An address in the arguments of a template's helper, or in a plain `<?php` file. */
const ADDRESS = /(?<=["'`(])(https?:)?\/\/[^\s"'`()]*/g
const LOOSE_CODE = /^.*\bdropin['"\]]*\s*\.\s*create\s*\(/im

interface Tag {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly attributes: ReadonlyMap<string, string>
  /** The content of a script element. */
  readonly content: string
}

/** The script and link tags of a page (or of a template that makes one), and its scripts. */
export function findInPage(text: string): Usage[] {
  const page = withoutDirectives(text)
  const tags = [...page.matchAll(TAG)].map((match) => readTag(page, match))
  const usages = tags.flatMap((tag) => [
    ...findInTag(tag, placeAt(page, tag.start)),
    ...findInScript(tag, placeAt(page, tag.end)),
  ])
  return [...usages, ...findInRest(withoutTags(text, tags))]
}

function readTag(page: string, match: RegExpExecArray): Tag {
  const [source, name = '', attributes = ''] = match
  const end = match.index + source.length
  const close = page.toLowerCase().indexOf('</script', end)
  return {
    name: name.toLowerCase(),
    start: match.index,
    end,
    attributes: readAttributes(attributes),
    content: name.toLowerCase() === 'link' ? '' : page.slice(end, close === -1 ? undefined : close),
  }
}

function findInTag({ name, attributes }: Tag, place: Place): Usage[] {
  const url = attributes.get('src') ?? attributes.get('href') ?? ''
  const isStyle = name === 'link' && attributes.get('as') !== 'script'
  const hasIntegrity = attributes.has('integrity')
  const names = [...attributes.keys()].filter((key) => key.startsWith('data-'))
  return [
    ...(OLD_FILE.test(url)
      ? [
          isStyle
            ? ({ kind: 'stylesheet', url, ...place } as const)
            : ({ kind: 'script', url, hasIntegrity, ...place } as const),
        ]
      : []),
    ...(attributes.has('data-braintree-dropin-authorization')
      ? [{ kind: 'script-tag', attributes: names, ...place } as const]
      : []),
  ]
}

function findInScript({ attributes, content }: Tag, place: Place): Usage[] {
  return attributes.has('src') ? [] : findInCode(`inline.${languageOf(attributes)}`, content, place)
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
    OLD_FILE.test(url)
      ? [{ kind: 'script', url, hasIntegrity: false, ...placeAt(text, index) }]
      : [],
  )
  const start = text.search(LOOSE_CODE)
  if (start === -1) return scripts
  const code = withoutDirectives(text).slice(start)
  return [...scripts, ...findInCode('inline.js', code, placeAt(text, start))]
}

function withoutTags(text: string, tags: readonly Tag[]): string {
  return tags.reduce((rest, { start, end, content }) => {
    const stop = end + content.length
    return rest.slice(0, start) + toBlanks(rest.slice(start, stop)) + rest.slice(stop)
  }, text)
}

/** The same text with blanks for them: every character stays in its place. */
function withoutDirectives(text: string): string {
  return DIRECTIVES.reduce((rest, directive) => rest.replace(directive, toBlanks), text)
}

function toBlanks(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** A component's `lang`, or the kind of an import map; a type such as `module` says nothing more. */
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
