import { openLink } from '../../mocks/worlds/http/open-link'
import type { Worlds } from '../../mocks/worlds/worlds'

/** What a page of a link does first, where it is the shop. */
export const LEADS_TO_SHOP = `history.replaceState(null, '', "/shop")`

/** Opens a link where the storefront's pages are empty. */
export function openPage(worlds: Worlds, name: string, request: Request): Promise<Response> {
  return openLink(worlds, name, request, async () => sendEmptyPage())
}

function sendEmptyPage(): Response {
  return new Response('<!doctype html><meta charset="utf-8">', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
