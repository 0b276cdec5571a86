import { findPart } from './find-part'
import { readCall } from './gateway/caller'
import { answerClientApi } from './gateway/client-api'
import { answerGraphQl } from './gateway/graphql'
import { answerPage } from './pages/answer-page'
import type { Part } from './part'
import { answerScript } from './scripts'
import type { Answer, AskedFor, Wire } from './wire'

/** Of Playwright's types what is needed here, so that its users' own version fits. */
interface Request {
  url(): string
  method(): string
  postData(): string | null
  headers(): Record<string, string>
}

interface Route {
  abort(errorCode: string): Promise<void>
  fulfill(response: {
    status: number
    headers: Record<string, string>
    body?: string
    contentType?: string
    json?: unknown
  }): Promise<void>
}

/** A browser context of Playwright. */
export interface RoutedContext {
  route(
    url: (url: URL) => boolean,
    handler: (route: Route, request: Request) => Promise<void>,
  ): Promise<unknown>
}

export function isRoutedContext(context: unknown): context is RoutedContext {
  return (
    typeof context === 'object' &&
    context !== null &&
    'route' in context &&
    typeof context.route === 'function'
  )
}

const ANYBODY = { 'access-control-allow-origin': '*' }

/**
 * Answers every host but the page's own, so that nothing leaves the machine. An address that the provider does not have is
 * cut off and kept in `wire.unknown`.
 *
 * @param isOutside of a URL: whether the wire answers it
 */
export async function answerHosts(
  context: RoutedContext,
  wire: Wire,
  isOutside: (url: URL) => boolean,
): Promise<void> {
  await context.route(isOutside, async (route, request) => {
    const answer = await findAnswer(wire, request)
    await fulfill(route, answer)
  })
}

/** Every host but those of the pages under test. */
export function allBut(...origins: readonly string[]): (url: URL) => boolean {
  return ({ origin, protocol }) => protocol.startsWith('http') && !origins.includes(origin)
}

async function findAnswer(wire: Wire, request: Request): Promise<Answer> {
  const url = request.url()
  const body = request.postData() ?? ''
  const part = findPart(url, body)
  if (part === undefined) {
    wire.unknown.push(`${request.method()} ${url}`)
    return 'cut'
  }
  const asked = { part, url, method: request.method(), body }
  const answer = (await wire.interfere(asked)) ?? (await ownAnswer(part, wire, asked, request))
  wire.tellAnswered(part)
  return answer
}

async function ownAnswer(
  part: Part,
  wire: Wire,
  asked: AskedFor,
  request: Request,
): Promise<Answer> {
  const { hostname } = new URL(asked.url)
  const isGraphQl = hostname.endsWith('braintree-api.com')
  if (isGraphQl || hostname.startsWith('api.')) {
    const bearer = request.headers()['authorization']?.replace('Bearer ', '')
    const call = await readCall(wire, asked, bearer)
    if ('refused' in call) return call.refused
    return isGraphQl ? answerGraphQl(part, call) : answerClientApi(part, call)
  }
  if (part === 'analytics') return { status: 200, json: {} }
  return part.endsWith('script') ? answerScript(part, wire) : answerPage(part, wire, asked.url)
}

/** A page that is gone needs no answer. */
async function fulfill(route: Route, answer: Answer): Promise<void> {
  if (answer === 'cut') return route.abort('connectionreset')
  const { status = 200, json, body, contentType } = answer
  await route.fulfill({
    status,
    headers: ANYBODY,
    ...(json === undefined
      ? { body: body ?? '', contentType: contentType ?? 'text/html' }
      : { json }),
  })
}
