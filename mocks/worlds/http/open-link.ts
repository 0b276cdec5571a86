import { isOfThisMachine } from '../../api/http/known-hosts'
import { DEFAULT_WORLD } from '../default-world'
import { openSituation } from '../link/open-situation'
import { readSituation } from '../link/situation'
import type { Worlds } from '../worlds'
import { isRefusal } from './is-refusal'
import { askBefore, sendPage, tell } from './link-page'
import { startPage } from './start-page'

/** Where a world's own host opens a link; no page of the storefront has this path. */
export const LINK_PATH = '/-open'

/** The key under which the storefront keeps its session. */
const SESSION_KEY = 'jwt'
const HOST = /^([a-z0-9-]+)\.localhost(?::\d+)?$/

/** The world whose own host it is: `ann` of `ann.localhost:4010`. */
export function worldOfHost(host: string | undefined): string | undefined {
  return HOST.exec(host ?? '')?.[1]
}

/** Serves the storefront, or what stands for it. */
type ServeShop = (request: Request) => Promise<Response>

/**
 * Puts a world into the situation of a link, and answers its storefront's page, which begins with the link's session at its
 * own address. Where a page from elsewhere leads here, a person is asked before a world loses what it has: any page can
 * open a window, and none can press a button in it.
 */
export async function openLink(
  worlds: Worlds,
  name: string,
  request: Request,
  serveShop: ServeShop,
): Promise<Response> {
  const destination = request.headers.get('Sec-Fetch-Dest')
  if (destination !== null && destination !== 'document') {
    return sendPage(tell('A link is opened as a page of its own.'), 403)
  }
  try {
    const situation = readSituation(new URL(request.url).searchParams)
    if (isFromElsewhere(request) && (await isThere(worlds, name))) {
      return askBefore(name, situation)
    }
    const session = await openSituation(worlds, name, situation)
    const lines = [
      'localStorage.clear()',
      'sessionStorage.clear()',
      ...(session
        ? [`localStorage.setItem('${SESSION_KEY}', ${literal(JSON.stringify(session))})`]
        : []),
      `history.replaceState(null, '', ${literal(situation.page)})`,
    ]
    return startPage(await serveShop(requestPage(situation.page, request)), lines.join(';'))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return sendPage(tell(error.message), 400)
  }
}

/** Whether it was neither typed nor followed from a page of this machine, such as the desk. */
function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site === null || site === 'none' || site === 'same-origin') return false
  return !isOfThisMachine(headers.get('Referer') ?? '')
}

/** The default world is, before anybody has called it: its data is kept. */
async function isThere(worlds: Worlds, name: string): Promise<boolean> {
  return name === DEFAULT_WORLD || (await worlds.find(name)) !== undefined
}

/** What the browser would ask for at the page's own address. */
function requestPage(page: string, { url, headers }: Request): Request {
  const own = new Headers({ Accept: 'text/html' })
  for (const name of ['Host', 'Accept-Language']) {
    const value = headers.get(name)
    if (value !== null) own.set(name, value)
  }
  return new Request(new URL(page, url), { headers: own })
}

/** A text within a script: it must not end the element. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
