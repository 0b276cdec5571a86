import type { Confirm } from '../../../mocks/api/cache/coalesce-reads'
import {
  type CompressedResponse,
  compressResponse,
  type SentHeaders,
} from '../../../mocks/api/cache/compressed-response'
import { createFreshCache } from '../../../mocks/api/cache/fresh-cache'
import { createVersionedCache } from '../../../mocks/api/cache/versioned-cache'
import { isKnownHost } from '../../../mocks/api/http/known-hosts'
import { withTimeout } from '../../../mocks/api/lib/with-timeout'
import { FOR_ONE, type PageProtection, pageKindOf, readHeaders } from '../page-headers'
import type { PageCall, RenderedDocument } from '../ssr/load-renderer'
import { keyOfSubject } from './page-subject'
import { presentMinute } from './present-minute'

/** Bytes of all documents that a process keeps. One takes some 100 kB, its compressed forms included. */
const MAX_BYTES = 64 * 1024 * 1024
/** How old a document may be that is sent. */
const MAX_AGE_MS = 1_000
const CHECK_AFTER_MS = 250
/** How long the database is waited for, which may hang: then a page is drawn without being kept. */
const VERSION_MS = 500
/** How long it may take to see that a page would be drawn the same: drawing it anew has a limit of its own. */
const HOLDS_MS = 250
/**
 * How long a visitor waits for a page that is drawn for another one, who may wait for a turn among many of the same
 * address: then each draws in a turn of their own.
 */
const LONGEST_WAIT_MS = 1_000

/** A cache between the shop and its visitors shows a document for a second, and while it asks for another one. */
const FOR_ALL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9'
/** What differs with what the browser asks for. */
export const VARIES_WITH = 'Accept-Language'

export interface Documents {
  /**
   * The document of a page, from memory where documents are kept: drawn at first, and when what it shows has changed. Of a
   * host that anybody may have made up none is kept, as each would have documents of its own.
   *
   * @returns what was rendered, where that is the storefront's empty document
   * @throws what `render` rejects with
   */
  find(call: PageCall): Promise<CompressedResponse | RenderedDocument>
}

/** How documents are drawn, and what tells whether one that is kept still holds. */
export interface DocumentsOptions
  extends Pick<PageProtection, 'provider' | 'allowsPayPalScripts' | 'isProduction'> {
  /** The storefront's own inline scripts. */
  readonly scripts: readonly string[]
  /** The version of all that documents show; without it none is kept. */
  readonly readVersion?: Confirm<string> | undefined
  /** Of the shop, as it is set: only documents that name it may be kept by caches on the way. */
  readonly shopOrigin?: string | undefined
  render(call: PageCall): Promise<RenderedDocument>
  nowMs(): number
  /** Called with what fails where a document can be sent all the same. */
  onFailure(error: unknown): void
}

interface KeptDocument extends Pick<RenderedDocument, 'stillHolds'> {
  readonly answer: CompressedResponse
}

/** Draws documents, and keeps those that everybody is shown alike. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { render, readVersion, shopOrigin, nowMs, onFailure } = options

  async function draw(call: PageCall): Promise<CompressedResponse | RenderedDocument> {
    const rendered = await render(call)
    return (await pack(call, rendered, options)) ?? rendered
  }

  if (!readVersion) return { find: draw }
  const documents = createFreshCache<KeptDocument>({
    cache: createVersionedCache({ maxSize: MAX_BYTES, sizeOf: ({ answer }) => answer.size }),
    async readVersion() {
      const tooLate = `The version of the catalog was not read in ${VERSION_MS} ms.`
      const version = await withTimeout(readVersion(), VERSION_MS, tooLate)
      // Documents say how long ago something was.
      return `${version} ${presentMinute().getTime()}`
    },
    nowMs,
    maxAgeMs: MAX_AGE_MS,
    checkAfterMs: CHECK_AFTER_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    onFailure,
  })
  async function findKept(call: PageCall): Promise<CompressedResponse | RenderedDocument> {
    let leftover: CompressedResponse | RenderedDocument | undefined
    const kept = await documents.read(keyOfSubject(call), async (before) => {
      if (before && (await isKnownToHold(before, call))) return before
      const rendered = await render(call)
      const answer = await pack(call, rendered, options)
      leftover = answer ?? rendered
      const { stillHolds } = rendered
      return answer && stillHolds ? { answer, stillHolds } : undefined
    })
    // Nothing at all where it waited for another one's drawing, which had no turn.
    return kept?.answer ?? leftover ?? draw(call)
  }

  const isKept = ({ origin }: PageCall) =>
    origin === shopOrigin || isKnownHost(new URL(origin).host, [])
  return {
    async find(call) {
      if (!isKept(call)) return draw(call)
      try {
        return await findKept(call)
      } catch (fault) {
        // Without the database nobody knows what still holds; a page that shows nothing of it can be drawn all the same.
        onFailure(fault)
        return draw(call)
      }
    },
  }
}

/** `false` where that can't be told in time: what keeps it from being told is met again by whoever draws. */
async function isKnownToHold(
  { stillHolds }: KeptDocument,
  { clientAddress }: PageCall,
): Promise<boolean> {
  if (!stillHolds) return false
  const tooLate = `Whether the page still holds was not known in ${HOLDS_MS} ms.`
  return withTimeout(stillHolds(clientAddress), HOLDS_MS, tooLate).catch(() => false)
}

/** A document with its headers, under a policy that admits its own styles. */
async function pack(
  { pathname, origin }: PageCall,
  { text, status, isIndexed, styles }: RenderedDocument,
  { provider, allowsPayPalScripts, isProduction, scripts, shopOrigin }: DocumentsOptions,
): Promise<CompressedResponse | undefined> {
  if (!styles) return undefined
  const page = pageKindOf(pathname)
  const inline = { scripts, styles }
  const protection = await readHeaders({
    provider,
    allowsPayPalScripts,
    page,
    isProduction,
    inline,
  })
  const headers: SentHeaders = {
    ...Object.fromEntries(protection),
    'Content-Type': 'text/html; charset=UTF-8',
    // One that names the host of its request could have been asked for under any, for others to be sent.
    'Cache-Control': isIndexed && origin === shopOrigin ? FOR_ALL : FOR_ONE,
    Vary: VARIES_WITH,
    ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  }
  return compressResponse({ status, headers, bytes: Buffer.from(text), isTagged: true })
}
