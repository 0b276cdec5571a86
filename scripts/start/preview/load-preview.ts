import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { within } from '../../../mocks/api/within'
import type { drawPage } from '../../../src/preview'
import { completeDocument } from './complete-document'
import { readPageFiles } from './page-files'
import { PREVIEW_ORIGIN } from './preview-origin'
import { applyColourScheme, readLocale } from './visitor'

/** A page that takes longer is quicker drawn by the browser, which shows what it waits for. */
const PATIENCE_MS = 1_000

/** Puts the page that is asked for into the storefront's empty document. */
export type PreviewPage = (document: string, request: Request) => Promise<string>

/**
 * Draws pages ahead of the browser, so that they are seen before their code is there. A page that can't be drawn is sent
 * empty, and the browser draws it.
 *
 * @param directory what `buildStorefront` made
 * @param onFailure told why a page could not be drawn
 */
export async function loadPreview(
  directory: string,
  api: Pick<Hono, 'fetch'>,
  onFailure: (error: unknown) => void,
): Promise<PreviewPage> {
  const address = pathToFileURL(join(directory, 'preview', 'preview.js')).href
  const storefront: { drawPage: typeof drawPage } = await import(address)
  const filesOf = await readPageFiles(join(directory, 'files'))
  const send = async (request: Request) =>
    request.url.startsWith(PREVIEW_ORIGIN)
      ? api.fetch(request)
      : // A service elsewhere may not send this one to places of its choice.
        fetch(request, { redirect: 'error' })

  return async (document, { url, headers }) => {
    const coloured = applyColourScheme(document, headers)
    const { pathname, search } = new URL(url)
    try {
      const locale = readLocale(headers)
      const drawing = storefront.drawPage({ pathname, search, locale, send })
      const tooLate = `The page ${pathname} was not drawn within ${PATIENCE_MS} ms.`
      const page = await within(PATIENCE_MS, drawing, tooLate)
      return page ? completeDocument(coloured, filesOf(...page.files), page.drawing) : coloured
    } catch (error) {
      onFailure(error)
      return coloured
    }
  }
}
