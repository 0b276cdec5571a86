import type { drawPage } from '../../../src/preview'
import type { PageFiles } from './page-files'
import { PREVIEW_ORIGIN } from './preview-origin'

export type Drawing = NonNullable<NonNullable<Awaited<ReturnType<typeof drawPage>>>['drawing']>

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta name="description"[^>]*>/
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * Makes a page's document from the storefront's empty one: the browser asks for the page's own scripts together with those
 * of every page, and need not ask for styles. A drawing is there to be looked at, not yet to be used.
 */
export function completeDocument(document: string, files: PageFiles, drawing?: Drawing): string {
  const { scripts, stylesheets, styles } = files
  const tags = [
    `<style>${styles}</style>`,
    `<meta data-preview name="stylesheets" content="${stylesheets.join(' ')}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ]
  const completed = document
    .replace(STYLESHEETS, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
  return drawing ? show(completed, drawing) : completed
}

function show(document: string, { head, body }: Drawing): string {
  const [title = ''] = TITLE.exec(head) ?? []
  const [description = ''] = DESCRIPTION.exec(head) ?? []
  // The API's addresses stand beside the page's own.
  const drawn = body.replaceAll(PREVIEW_ORIGIN, '')
  return (
    document
      .replace(TITLE, () => title)
      // The shop brings its own; see where it starts.
      .replace('</head>', () => `${description.replace('<meta', '<meta data-preview')}</head>`)
      // What is seen comes first: photos before the code that nobody can use yet.
      .replace(SCRIPTS, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root"><div class="preview" inert>${drawn}</div></div>`)
  )
}
