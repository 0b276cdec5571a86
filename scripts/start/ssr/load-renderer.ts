import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import type { AdmissionControl } from '../../../mocks/api/admission/admission-control'
import { type AskedFor, toCountedAddress } from '../../../mocks/api/http/client-address'
import { withTimeout } from '../../../mocks/api/lib/with-timeout'
import type { classifyPath, renderPage } from '../../../src/ssr'
import type { PageSubject } from '../documents/page-subject'
import { presentMinute } from '../documents/present-minute'
import { completeDocument, SSR_ORIGIN } from './complete-document'
import { readPageFiles } from './page-files'
import { createReadRecorder, type Send } from './recorded-reads'

/** After this time the browser renders the page sooner, and shows what it waits for. */
const TIMEOUT_MS = 1_000

export interface PageCall extends PageSubject {
  /** Whose rate limit it counts against. */
  readonly clientAddress: string
}

export interface RenderedDocument {
  readonly text: string
  /** 404 where nothing stands at the URL: no page, or no such product. */
  readonly status: 200 | 404
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** The texts of its style elements, where it is more than the empty document. */
  readonly styles?: readonly string[]
  /**
   * Tells whether its page would be drawn the same again, by the time and by asking for what it was drawn of. Only there where the document
   * is all that it can be, so that it may be kept and sent to whoever asks for the same.
   */
  stillHolds?(clientAddress: string): Promise<boolean>
}

/** Puts a page into the storefront's empty document. */
export type RenderDocument = (document: string, call: PageCall) => Promise<RenderedDocument>

/** The API that pages are rendered from, and the limits on the work of its process. */
export interface RendererApi {
  readonly app: Pick<Hono, 'fetch'>
  readonly admission: AdmissionControl
}

/** What `vite build --ssr` makes of `src/ssr.tsx`. */
interface Storefront {
  readonly classifyPath: typeof classifyPath
  readonly renderPage: typeof renderPage
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
  { app, admission }: RendererApi,
  onFailure: (error: unknown) => void,
): Promise<RenderDocument> {
  const bundle = pathToFileURL(join(directory, 'ssr', 'ssr.js')).href
  const storefront: Storefront = await import(bundle)
  const filesOf = await readPageFiles(directory)
  const recorder = createReadRecorder()
  const sendFor =
    (clientAddress: string): Send =>
    async (request) => {
      const asked: AskedFor = { askedFor: clientAddress }
      if (request.url.startsWith(SSR_ORIGIN)) return app.fetch(request, asked)
      // An API on another host must not redirect this server to a URL of its choice.
      return fetch(request, { redirect: 'error' })
    }
  return async (document, { pathname, hasSearch, locale, clientAddress, origin }) => {
    const pathClass = storefront.classifyPath(pathname)
    if (pathClass === 'unknown') return { text: document, status: 404, isIndexed: false }
    const empty = { text: document, status: 200, isIndexed: pathClass === 'public' } as const
    const turn = await admission.take('page', { address: toCountedAddress(clientAddress) })
    if (!turn.isGranted) return empty
    try {
      // The same for all pages: the storefront has one client, and several pages are rendered at once.
      const { send } = recorder
      const now = presentMinute()
      // The turn ends with the work, also after the timeout.
      const rendering = recorder
        .collect(sendFor(clientAddress), () =>
          storefront.renderPage({ pathname, hasSearch, locale, now, send }),
        )
        .finally(turn.release)
      const tooLate = `The page ${pathname} was not rendered within ${TIMEOUT_MS} ms.`
      const { result: page, reads } = await withTimeout(rendering, TIMEOUT_MS, tooLate)
      if (!page) return empty
      // Of the page no more than that is kept with its document.
      const { isSameAt } = page
      const stillHolds = async (address: string) =>
        isSameAt?.(presentMinute()) !== false && reads.stillAnswered(sendFor(address))
      const files = filesOf(...page.files)
      const text = completeDocument(document, files, page, { origin, pathname })
      const drawn = { text, styles: [files.styles] }
      if (!page.isFound) return { ...drawn, status: 404, isIndexed: false }
      // The catalog's version tells nothing of an API on another host.
      return { ...empty, ...drawn, ...(reads.isAllFrom(SSR_ORIGIN) ? { stillHolds } : {}) }
    } catch (error) {
      onFailure(error)
      return empty
    }
  }
}
