import { describePage, type PageAddress } from '../seo/describe-page'
import type { RenderedPage } from '../seo/structured-data'
import type { PageFiles } from './page-files'
import { CODE_TEMPLATE, START_WHEN_SHOWN } from './start-when-shown'

type PageMarkup = NonNullable<RenderedPage['markup']>

/** The origin of API requests made while rendering in Node, when the API is served beside the pages. */
export const SSR_ORIGIN = 'http://ssr.invalid'

const ROOT = '<div id="root"></div>'
const TITLE = /<title>(.*?)<\/title>/s
const DESCRIPTION = /<meta (?:data-ssr )?name="description" content="([^"]*)"[^>]*>/
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g
const ENTRY = /<script type="module" crossorigin src="([^"]*)">/
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/**
 * Makes a page's document from the storefront's empty one. The browser requests the page's own scripts together with the
 * shared ones and need not request styles. The markup can be seen but not used until the shop has started in it, or has
 * taken its place.
 */
export function completeDocument(
  document: string,
  files: PageFiles,
  { markup, facts }: Pick<RenderedPage, 'markup' | 'facts'>,
  address: PageAddress,
): string {
  const { scripts, stylesheets, styles } = files
  const tags = [
    `<style>${styles}</style>`,
    `<meta data-ssr name="stylesheets" content="${stylesheets.join(' ')}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ]
  const completed = appendToHead(document.replace(STYLESHEETS, ''), tags.join(''))
  if (!markup) return completed
  const [, title = ''] = TITLE.exec(markup.head) ?? []
  const [, description = ''] = DESCRIPTION.exec(markup.head) ?? []
  const described = completed
    .replace(TITLE, () => `<title>${title}</title>`)
    // The shop removes it when it starts, and brings its own.
    .replace(DESCRIPTION, () => `<meta data-ssr name="description" content="${description}">`)
  const withFacts = facts
    ? appendToHead(
        described,
        describePage(withOwnImage(facts, address.origin), { title, description }, address),
      )
    : described
  return markup.body === undefined ? withFacts : insertBody(withFacts, markup)
}

function appendToHead(document: string, tags: string): string {
  return document.replace('</head>', () => `${tags}</head>`)
}

function withOwnImage(facts: NonNullable<RenderedPage['facts']>, origin: string): typeof facts {
  const { imageUrl } = facts
  return imageUrl?.startsWith(SSR_ORIGIN)
    ? { ...facts, imageUrl: origin + imageUrl.slice(SSR_ORIGIN.length) }
    : facts
}

function insertBody(document: string, { body = '', drawn }: PageMarkup): string {
  // In the browser, the API has the page's own origin.
  const content = body.replaceAll(SSR_ORIGIN, '')
  const facts = drawn ? ` data-drawn-from="${drawn.from}" data-drawn-at="${drawn.at}"` : ''
  const completed = document.replace(ROOT, () => `<div id="root"${facts} inert>${content}</div>`)
  // Where the page is still to come, its code is what is waited for.
  if (!drawn) return completed
  const code: string[] = []
  const bare = completed.replace(SCRIPTS, (tag) => {
    code.push(tag)
    return ''
  })
  return bare.replace('</body>', () => `${loadWhenShown(code)}</body>`)
}

/** Photos come before the code that nobody can use yet, and of that its largest file first. */
function loadWhenShown(code: readonly string[]): string {
  const [, entry] = ENTRY.exec(code.join('')) ?? []
  if (entry === undefined) throw new Error('The storefront’s document names no code to start.')
  const tags = [`<link rel="modulepreload" crossorigin href="${entry}">`, ...code]
    .join('')
    .replaceAll(' crossorigin ', ' fetchpriority="low" crossorigin ')
  return `${CODE_TEMPLATE}${tags}</template><script>${START_WHEN_SHOWN}</script>`
}
