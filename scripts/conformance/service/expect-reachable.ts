import type { Operation } from '../../../mocks/contract/operation'
import { home } from '../files/home'
import { TransportError } from '../http/client'
import type { Exchange } from '../http/exchange'
import { isRefusedHandshake, isUntrusted, isWrongProtocol } from '../http/explain-failure'
import { followSlash } from '../http/follow-slash'
import { isUnbuilt } from '../judge/judge-answer'
import type { CheckContext } from '../model/check-context'
import { Unreached } from '../model/errors'

type Asked = Exchange | TransportError

/** Characters of a page that are quoted. */
const MOST_QUOTED = 160

/** What it takes to ask for the address at which the API really is. */
interface Search {
  readonly baseUrl: string
  readonly basePath: string
  readonly operation: Operation
  /** Sends the request below another address. */
  ask(baseUrl: string): Promise<Asked>
}

/**
 * Checks that the API answers at its address, and looks for it nearby when it does not.
 *
 * @throws {Unreached} when there is no answer, or one of something else than this API.
 */
export async function expectReachable({ client, contract, settings }: CheckContext): Promise<void> {
  const operation = contract.operation('listCategories')
  const { method, path, id } = operation
  const send = (baseUrl: string, name: string): Promise<Asked> =>
    client
      .send({ operation: name, method, url: `${baseUrl}${path}`, headers: {} })
      .catch((error: unknown) => {
        if (error instanceof TransportError) return error
        throw error
      })
  const { baseUrl } = settings
  const { basePath } = contract
  // What another address answers is no evidence for or against the operation.
  const search = { baseUrl, basePath, operation, ask: (other: string) => send(other, 'nowhere') }
  const first = await send(baseUrl, id)
  const problem =
    first instanceof TransportError
      ? await explainSilence(search, first)
      : await explainAnswer(search, first)
  if (problem !== undefined) throw new Unreached(problem)
}

async function explainSilence(search: Search, failure: TransportError): Promise<string> {
  const told = `Nothing can be checked: ${failure.message}.`
  if (failure.isTimeout) return `${told} Is the service stuck? --timeout takes more milliseconds.`
  if (isUntrusted(failure.cause)) return `${told} ${adviseCertificate(failure.message)}`
  if (isRefusedHandshake(failure.cause)) return told
  const other = swapProtocol(search.baseUrl)
  if (isWrongProtocol(failure.cause) && speaks(await search.ask(other))) {
    return describeProtocol(search.baseUrl, other)
  }
  return `${told} Is the service running there?`
}

async function explainAnswer(search: Search, answer: Exchange): Promise<string | undefined> {
  const { baseUrl, operation } = search
  const { status, request } = answer
  if (status >= 300 && status < 400 && !followSlash(answer)) {
    return explainRedirect(search, answer)
  }
  const other = swapProtocol(baseUrl)
  if (asksForTls(answer) && speaks(await search.ask(other))) {
    return describeProtocol(baseUrl, other)
  }
  const isPage = status < 300 && isMarkup(answer)
  if (!isPage && !isUnbuilt(operation, answer)) return undefined
  const what = isPage ? 'a web page' : String(status)
  const found = await findApi(search)
  if (found !== undefined) {
    return `The API is not at ${baseUrl} (${request.url} answers with ${what}) but at ${found}: give --base-url ${found}.`
  }
  // An operation may be missing; a page in its place is never the API.
  if (!isPage) return undefined
  return `${request.url} answers with a web page${quotePart(answer)}. Give the address of the API itself, such as ${baseUrl}${search.basePath}.`
}

/** JSON that some frameworks send under the content type of pages is the API's answer, and judged. */
function isMarkup({ headers, json }: Exchange): boolean {
  return (headers['content-type'] ?? '').startsWith('text/html') && json === undefined
}

/** What is no whole page may be a warning of the API itself, printed before its JSON. */
function quotePart({ text }: Exchange): string {
  const start = text.trim().replaceAll(/\s+/g, ' ')
  const isWhole = start === '' || /^<(?:!doctype|\?xml|html)\b/i.test(start)
  return isWhole ? '' : `, which begins with “${start.slice(0, MOST_QUOTED)}”`
}

function explainRedirect({ baseUrl, operation }: Search, { request, headers }: Exchange): string {
  const { location } = headers
  if (location === undefined || !URL.canParse(location, request.url)) {
    return `${request.url} redirects to nowhere: its answer has no location that can be read.`
  }
  const { href } = new URL(location, request.url)
  if (href === request.url) return `${request.url} redirects to itself, again and again.`
  const isSamePath = href.endsWith(operation.path) && href !== `${baseUrl}${operation.path}`
  return isSamePath
    ? `${request.url} redirects to ${href}: give --base-url ${href.slice(0, -operation.path.length)}.`
    : `${request.url} redirects to ${href}. Give the address at which the API itself answers.`
}

/** The address nearby at which the API answers: with the contract's path, or without the last part of the path. */
async function findApi({ baseUrl, basePath, ask }: Search): Promise<string | undefined> {
  const { origin } = new URL(baseUrl)
  const candidates = [
    baseUrl + basePath,
    origin + basePath,
    baseUrl.replace(/\/[^/]+$/, ''),
    origin,
  ]
  const others = new Set(candidates.filter((one) => one !== baseUrl && one.startsWith(origin)))
  for (const candidate of others) {
    const answer = await ask(candidate)
    if (isThere(answer) && answer.status < 300 && Array.isArray(answer.json)) return candidate
  }
  return undefined
}

function isThere(asked: Asked): asked is Exchange {
  return !(asked instanceof TransportError)
}

/** Whether something speaks the protocol there, with whatever certificate, and whomever it lets in. */
function speaks(asked: Asked): boolean {
  return isThere(asked)
    ? !asksForTls(asked)
    : isUntrusted(asked.cause) || isRefusedHandshake(asked.cause)
}

/** Servers of HTTPS say so, in HTTP, to those that speak HTTP with them. */
function asksForTls({ request, status, text }: Exchange): boolean {
  return /^http:/i.test(request.url) && status === 400 && /https|\b(?:tls|ssl)\b/i.test(text)
}

function swapProtocol(url: string): string {
  return /^https:/i.test(url) ? url.replace(/^https/i, 'http') : url.replace(/^http/i, 'https')
}

function describeProtocol(given: string, right: string): string {
  const name = (url: string) => (/^https:/i.test(url) ? 'HTTPS' : 'HTTP')
  return `${new URL(given).host} speaks ${name(right)}, not ${name(given)}: give --base-url ${right}.`
}

function adviseCertificate(message: string): string {
  if (/EXPIRED/.test(message)) return 'Renew it.'
  if (/ALTNAME/.test(message)) return 'Give the address by the name that is in the certificate.'
  return `Name the certificate of its authority: NODE_EXTRA_CA_CERTS=authority.pem ${home.command} …`
}
