import { openSituation } from '../link/open-situation'
import { readSituation } from '../link/situation'
import type { Worlds } from '../worlds'
import { isRefusal } from './is-refusal'

/** Where a world's own host opens a link; no page of the storefront has this path. */
export const LINK_PATH = '/-open'

/** The key under which the storefront keeps its session. */
const SESSION_KEY = 'jwt'
const HOST = /^([a-z0-9-]+)\.localhost(?::\d+)?$/

/** The world whose own host it is: `ann` of `ann.localhost:4010`. */
export function worldOfHost(host: string | undefined): string | undefined {
  return HOST.exec(host ?? '')?.[1]
}

/** Puts a world into the situation of a link, and its storefront's page into the browser. */
export async function openLink(worlds: Worlds, name: string, request: Request): Promise<Response> {
  const destination = request.headers.get('Sec-Fetch-Dest')
  if (destination !== null && destination !== 'document') {
    return sendPage('<p>A link is opened as a page of its own.</p>', 403)
  }
  try {
    const situation = readSituation(new URL(request.url).searchParams)
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
    return sendPage(`<p>${escapeMarkup(error.message)}</p>`, 400)
  }
}

function sendPage(body: string, status: number): Response {
  return new Response(
    `<!doctype html><html lang="en"><title>A world</title><link rel="icon" href="data:,">${body}</html>`,
    {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    },
  )
}

/** A text within a script: it must not end the element. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
