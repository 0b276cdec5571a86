import type { drawPage } from '../../../src/preview'
import type { PageFiles } from './page-files'
import { PREVIEW_ORIGIN } from './preview-origin'

export type DrawnPage = NonNullable<Awaited<ReturnType<typeof drawPage>>>

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta name="description"[^>]*>/
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g

/**
 * Puts a drawn page into the storefront's empty document: to be looked at, not yet to be used. Its styles stand in the
 * document, so that it is seen as soon as that is there.
 */
export function completeDocument(document: string, page: DrawnPage, files: PageFiles): string {
  const [title = ''] = TITLE.exec(page.head) ?? []
  const [description = ''] = DESCRIPTION.exec(page.head) ?? []
  const head = [
    `<style>${files.styles}</style>`,
    `<meta data-preview name="stylesheets" content="${files.stylesheets.join(' ')}">`,
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    // The shop brings its own; see where it starts.
    description.replace('<meta', '<meta data-preview'),
  ]
  // The API's addresses stand beside the page's own.
  const body = page.body.replaceAll(PREVIEW_ORIGIN, '')
  return (
    document
      .replace(STYLESHEETS, '')
      .replace(TITLE, () => title)
      .replace('</head>', () => `${head.join('')}</head>`)
      // What is seen comes first: photos before the code that nobody can use yet.
      .replace(SCRIPTS, '$& fetchpriority="low"')
      .replace(ROOT, () => `<div id="root"><div class="preview" inert>${body}</div></div>`)
  )
}
