import type { renderPage } from '../../../src/ssr'
import type { PageFiles } from './page-files'

export type PageMarkup = NonNullable<NonNullable<Awaited<ReturnType<typeof renderPage>>>['markup']>

/** The origin of API requests made while rendering in Node, when the API is served beside the pages. */
export const SSR_ORIGIN = 'http://ssr.invalid'

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta name="description"[^>]*>/
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * Makes a page's document from the storefront's empty one. The browser requests the page's own scripts together with the
 * shared ones and need not request styles. The markup can be seen but not used until the shop takes its place.
 */
export function completeDocument(document: string, files: PageFiles, markup?: PageMarkup): string {
  const { scripts, stylesheets, styles } = files
  const tags = [
    `<style>${styles}</style>`,
    `<meta data-ssr name="stylesheets" content="${stylesheets.join(' ')}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ]
  const completed = document
    .replace(STYLESHEETS, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
  return markup ? insertMarkup(completed, markup) : completed
}

function insertMarkup(document: string, { head, body }: PageMarkup): string {
  const [title = ''] = TITLE.exec(head) ?? []
  const [description = ''] = DESCRIPTION.exec(head) ?? []
  // In the browser, the API has the page's own origin.
  const content = body.replaceAll(SSR_ORIGIN, '')
  return (
    document
      .replace(TITLE, () => title)
      // The shop removes it when it starts, and brings its own.
      .replace('</head>', () => `${description.replace('<meta', '<meta data-ssr')}</head>`)
      // Photos before the code that nobody can use yet.
      .replace(SCRIPTS, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root"><div class="ssr" inert>${content}</div></div>`)
  )
}
