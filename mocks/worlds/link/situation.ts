import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { listNames } from '../list-names'
import type { RecordedRequest } from '../world'

export const LINK_VERSION = 1
/** Servers and browsers take addresses of this length. */
const LONGEST = 12_000
const MOST_BYTES = 4 * 1024 * 1024
const NAMES = [
  'version',
  'state',
  'persona',
  'began',
  'time',
  'freeze',
  'troubles',
  'steps',
  'page',
]

/** What a link says of a world; times are ISO 8601. */
export interface Situation {
  readonly state: string
  readonly persona?: string | undefined
  /** When the state is as if made, with the dates of then; when the link is opened where it is left out. */
  readonly began?: string | undefined
  /** When the clock starts, or stands still. */
  readonly time?: string | undefined
  readonly freeze?: string | undefined
  /** Those of the state where it is left out. */
  readonly troubles?: string | undefined
  /** What was done since, to be done again. */
  readonly steps: readonly RecordedRequest[]
  /** The storefront's page. */
  readonly page: string
}

/** A link that can't be made or opened, in a sentence that says why. */
export class LinkError extends Error {
  override readonly name = 'LinkError'
}

const instant = z.iso.datetime({ offset: true })
const stepSchema = z.object({
  method: z.string(),
  path: z.string(),
  status: z.number(),
  at: instant,
  target: z.string(),
  type: z.string(),
  authorization: z.string(),
  body: z.string().optional(),
  drawn: z.int(),
})

/**
 * The query of a link.
 *
 * @throws LinkError when it gets too long
 */
export function writeSituation({ state, steps, page, ...rest }: Situation): string {
  const query = new URLSearchParams({ version: String(LINK_VERSION), state })
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) query.set(name, value)
  }
  if (steps.length > 0) {
    query.set('steps', deflateRawSync(JSON.stringify(steps)).toString('base64url'))
  }
  if (page !== '/') query.set('page', page)
  const text = query.toString()
  if (text.length <= LONGEST) return text
  throw new LinkError(
    `The ${steps.length} steps of this world don't fit into a link of ${LONGEST} characters: save it to a file.`,
  )
}

/**
 * Reads the query of a link.
 *
 * @throws LinkError for one of another version, or with what no link has
 */
export function readSituation(query: URLSearchParams): Situation {
  const version = query.get('version') ?? String(LINK_VERSION)
  if (version !== String(LINK_VERSION)) {
    throw new LinkError(
      `This link has version ${version.slice(0, 20)}, and this mock opens version ${LINK_VERSION}. GET /w/NAME/link makes a new one.`,
    )
  }
  const unknown = [...query.keys()].find((name) => !NAMES.includes(name))
  if (unknown !== undefined) {
    throw new LinkError(`A link has no "${unknown.slice(0, 80)}". It has ${listNames(NAMES)}.`)
  }
  if (query.has('time') && query.has('freeze')) {
    throw new LinkError('A link has time, from which the clock runs, or freeze, where it stands.')
  }
  const page = query.get('page') ?? '/'
  if (!page.startsWith('/') || !isOwnPage(page)) {
    throw new LinkError('page takes the path of a page of the shop, such as /cart.')
  }
  return {
    state: query.get('state') ?? 'seed',
    persona: query.get('persona') ?? undefined,
    began: readInstant(query, 'began'),
    time: readInstant(query, 'time'),
    freeze: readInstant(query, 'freeze'),
    troubles: query.get('troubles') ?? undefined,
    steps: readSteps(query.get('steps')),
    page,
  }
}

/** As a browser reads it, which takes no notice of tabs and line ends. */
function isOwnPage(page: string): boolean {
  const own = 'http://shop.test'
  return URL.canParse(page, own) && new URL(page, own).origin === own
}

function readInstant(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? undefined
  if (text === undefined || instant.safeParse(text).success) return text
  throw new LinkError(`${name} takes a time as 2026-11-23T12:00:00Z.`)
}

function readSteps(text: string | null): readonly RecordedRequest[] {
  if (text === null) return []
  const steps = z.array(stepSchema).safeParse(unpack(text)).data
  if (!steps) throw new LinkError('The steps of this link are damaged: it was cut or changed.')
  return steps.map(({ body, ...step }) => ({ ...step, body }))
}

function unpack(text: string): unknown {
  try {
    const options = { maxOutputLength: MOST_BYTES }
    return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), options).toString('utf8'))
  } catch {
    // The schema refuses it, with a sentence.
    return undefined
  }
}
