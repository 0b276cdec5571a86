import { isOfThisMachine } from '../../api/http/known-hosts'
import { DEFAULT_WORLD } from '../default-world'
import { openSituation } from '../link/open-situation'
import { readSituation } from '../link/situation'
import type { Worlds } from '../worlds'
import { isRefusal } from './is-refusal'
import { askBefore, sendPage, tell } from './link-page'

/** Where a world's own host opens a link; no page of the storefront has this path. */
export const LINK_PATH = '/-open'

/** The key under which the storefront keeps its session. */
const SESSION_KEY = 'jwt'
const HOST = /^([a-z0-9-]+)\.localhost(?::\d+)?$/

/** The world whose own host it is: `ann` of `ann.localhost:4010`. */
export function worldOfHost(host: string | undefined): string | undefined {
  return HOST.exec(host ?? '')?.[1]
}

/**
 * Puts a world into the situation of a link, and its storefront's page into the browser. Where a page from elsewhere leads
 * here, a person is asked before a world loses what it has: any page can open a window, and none can press a button in it.
 */
export async function openLink(worlds: Worlds, name: string, request: Request): Promise<Response> {
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
      `location.replace(${literal(situation.page)})`,
    ]
    return sendPage(`<script>${lines.join(';')}</script>`, 200)
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

/** A text within a script: it must not end the element. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
