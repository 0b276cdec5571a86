import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { type AskedFor, toCountedAddress } from '../../../mocks/api/http/client-address'
import { withTimeout } from '../../../mocks/api/lib/with-timeout'
import type { Rations } from '../../../mocks/api/rationing/rations'
import type { drawPage } from '../../../src/preview'
import { completeDocument } from './complete-document'
import { readPageFiles } from './page-files'
import { PREVIEW_ORIGIN } from './preview-origin'
import { applyColourScheme, readLocale } from './visitor'

/** A page that takes longer is quicker drawn by the browser, which shows what it waits for. */
const PATIENCE_MS = 1_000

/**
 * Puts the page that is asked for into the storefront's empty document.
 *
 * @param address whose turn it takes
 */
export type PreviewPage = (document: string, request: Request, address: string) => Promise<string>

/** The API that pages are drawn from, and what the work of its process is rationed by. */
export interface PreviewApi {
  readonly app: Pick<Hono, 'fetch'>
  readonly rations: Rations
}

/**
 * Draws pages ahead of the browser, so that they are seen before their code is there. A page that can't be drawn, or
 * whose turn does not come in time, is sent empty, and the browser draws it.
 *
 * @param directory what `buildStorefront` made
 * @param onFailure told why a page could not be drawn
 */
export async function loadPreview(
  directory: string,
  { app, rations }: PreviewApi,
  onFailure: (error: unknown) => void,
): Promise<PreviewPage> {
  const address = pathToFileURL(join(directory, 'preview', 'preview.js')).href
  const storefront: { drawPage: typeof drawPage } = await import(address)
  const filesOf = await readPageFiles(directory)
  const sendFor = (address: string) => async (request: Request) => {
    const asked: AskedFor = { askedFor: address }
    if (request.url.startsWith(PREVIEW_ORIGIN)) return app.fetch(request, asked)
    // A service elsewhere may not send this one to places of its choice.
    return fetch(request, { redirect: 'error' })
  }

  return async (document, { url, headers, signal }, address) => {
    const coloured = applyColourScheme(document, headers)
    const { pathname, search } = new URL(url)
    const turn = await rations.take('page', { address: toCountedAddress(address), signal })
    if (!turn.isGranted) return coloured
    try {
      const locale = readLocale(headers)
      const send = sendFor(address)
      // The turn lasts as long as the work, also where nobody waits for it any more.
      const drawing = storefront.drawPage({ pathname, search, locale, send }).finally(turn.release)
      const tooLate = `The page ${pathname} was not drawn within ${PATIENCE_MS} ms.`
      const page = await withTimeout(drawing, PATIENCE_MS, tooLate)
      return page ? completeDocument(coloured, filesOf(...page.files), page.drawing) : coloured
    } catch (error) {
      onFailure(error)
      return coloured
    }
  }
}
