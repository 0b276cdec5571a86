import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { type AskedFor, toCountedAddress } from '../../../mocks/api/http/client-address'
import { withTimeout } from '../../../mocks/api/lib/with-timeout'
import type { Rations } from '../../../mocks/api/rationing/rations'
import type { renderPage } from '../../../src/ssr'
import { completeDocument, SSR_ORIGIN } from './complete-document'
import { readPageFiles } from './page-files'
import { applyColorScheme, readLocale } from './visitor'

/** After this time the browser renders the page sooner, and shows what it waits for. */
const TIMEOUT_MS = 1_000

/**
 * Puts the requested page into the storefront's empty document.
 *
 * @param clientAddress whose rate limit it counts against
 */
export type RenderDocument = (
  document: string,
  request: Request,
  clientAddress: string,
) => Promise<string>

/** The API that pages are rendered from, and the limits on the work of its process. */
export interface RendererApi {
  readonly app: Pick<Hono, 'fetch'>
  readonly rations: Rations
}

/**
 * Loads the storefront's server-side rendering, which shows a page before its code has loaded. A page that can't be
 * rendered, or not in time, is sent empty, and the browser renders it.
 *
 * @param directory what `buildStorefront` made
 * @param onFailure called with the error when a page could not be rendered
 * @throws when the directory has no such build
 */
export async function loadRenderer(
  directory: string,
  { app, rations }: RendererApi,
  onFailure: (error: unknown) => void,
): Promise<RenderDocument> {
  const bundle = pathToFileURL(join(directory, 'ssr', 'ssr.js')).href
  const storefront: { renderPage: typeof renderPage } = await import(bundle)
  const filesOf = await readPageFiles(directory)
  const sendFor = (clientAddress: string) => async (request: Request) => {
    const asked: AskedFor = { askedFor: clientAddress }
    if (request.url.startsWith(SSR_ORIGIN)) return app.fetch(request, asked)
    // An API on another host must not redirect this server to a URL of its choice.
    return fetch(request, { redirect: 'error' })
  }
  return async (document, { url, headers, signal }, clientAddress) => {
    const colored = applyColorScheme(document, headers)
    const { pathname, search } = new URL(url)
    const address = toCountedAddress(clientAddress)
    const turn = await rations.take('page', { address, signal })
    if (!turn.isGranted) return colored
    try {
      const locale = readLocale(headers)
      const send = sendFor(clientAddress)
      // The turn ends with the work, also after the timeout.
      const rendering = storefront
        .renderPage({ pathname, search, locale, send })
        .finally(turn.release)
      const tooLate = `The page ${pathname} was not rendered within ${TIMEOUT_MS} ms.`
      const page = await withTimeout(rendering, TIMEOUT_MS, tooLate)
      return page ? completeDocument(colored, filesOf(...page.files), page.markup) : colored
    } catch (error) {
      onFailure(error)
      return colored
    }
  }
}
