import { z } from 'zod/mini'

const worldSchema = z.object({
  name: z.string(),
  state: z.string(),
  source: z.enum(['state', 'file', 'recording', 'kept']),
  began: z.optional(z.string()),
  now: z.string(),
  clock: z.enum(['running', 'frozen']),
  aheadMs: z.optional(z.number()),
  step: z.number(),
  troubles: z.string(),
})
const findingSchema = z.object({
  place: z.string(),
  rule: z.string(),
  came: z.optional(z.string()),
  schema: z.optional(z.unknown()),
  nearest: z.optional(z.unknown()),
})
const summary = {
  number: z.number(),
  at: z.string(),
  stepsBefore: z.optional(z.number()),
  ms: z.number(),
  method: z.string(),
  path: z.string(),
  operation: z.optional(z.string()),
  status: z.number(),
  source: z.optional(z.string()),
  troubles: z.optional(z.string()),
  findings: z.array(findingSchema),
}
const summarySchema = z.object(summary)
const messageSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.unknown()),
  byteCount: z.number(),
})
const detailsSchema = z.object({
  ...summary,
  request: messageSchema,
  answer: z.optional(messageSchema),
  persona: z.optional(z.string()),
})
const namesSchema = z.record(z.string(), z.string())
const linkSchema = z.object({ link: z.string() })
const readySchema = z.object({ journal: z.string() })
const refusalSchema = z.object({ error: z.string() })

/** What the desk shows of a world beside its calls. */
export type WorldFacts = z.infer<typeof worldSchema>
/** Where a call breaks the contract: the place, the rule, what came, and the nearest value that would be right. */
export type Finding = z.infer<typeof findingSchema>
/** A call as the list has it; `ms` is how long it took, and status 0 that there was no answer. */
export type Summary = z.infer<typeof summarySchema>
/** A request or an answer; its body is parsed JSON or a text, and absent where there is none that can be shown. */
export type Message = z.infer<typeof messageSchema>
/** A call with all that was sent and answered. */
export type Details = z.infer<typeof detailsSchema>
/** Sentences by name. */
export type Names = z.infer<typeof namesSchema>

/** A call of the control API that was not done, or of which that is not known, with a sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** 0 where there was no answer. */
  readonly status: number

  constructor(sentence: string, status: number, options?: ErrorOptions) {
    super(sentence, options)
    this.status = status
  }
}

/** Why a stream of calls has ended: the mock can't be reached, or the world is not there any more. */
export type Ending = 'lost' | 'gone'

/** Up to where the calls are known. */
export interface Position {
  readonly journal: string
  /** Of the last call that came; 0 for none. */
  readonly number: number
}

/** What is called back while calls are watched. */
export interface WatchListeners {
  /** The calls of the journal of that id follow, those after the position first. */
  onReady(journal: string): void
  onCall(call: Summary): void
  /** Something else than its calls has changed. */
  onWorld(): void
  /** Nothing is called back afterwards. */
  onEnd(ending: Ending): void
}

/** A state may have to be made first, by thousands of calls. */
const PATIENCE_MS = 30_000

/** What is no JSON says nothing that the desk could show. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws Refused where no answer comes in time */
async function ask(method: string, path: string, body: unknown) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await fetch(path, {
      method,
      signal: patience.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, content: parse(await response.text()) }
  } catch (cause) {
    const sentence = patience.signal.aborted
      ? `The mock gave no answer to ${method} ${path} within ${PATIENCE_MS / 1000} s, and may still be at it. Its terminal may say why; try again when it is done.`
      : 'The mock does not answer. Start it again: this page finds it by itself.'
    throw new Refused(sentence, 0, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The calls of `control.yaml` that the desk makes, for one world. */
export function createDeskApi(world: string) {
  const own = `/w/${world}`

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, content } = await ask(method, path, body)
    if (status < 400) return content
    const refusal = refusalSchema.safeParse(content).data
    throw new Refused(refusal?.error ?? `${method} ${path} answered ${status}.`, status)
  }

  return {
    states: async () => namesSchema.parse(await send('GET', '/w/-/states')),
    personas: async () => namesSchema.parse(await send('GET', '/w/-/personas')),
    troubleKinds: async () => namesSchema.parse(await send('GET', '/w/-/troubles')),
    worlds: async () => z.array(worldSchema).parse(await send('GET', '/w/')),
    /** Makes it when there is none. */
    open: async () => worldSchema.parse(await send('PUT', own)),
    show: async () => worldSchema.parse(await send('GET', own)),
    putState: (state: string) => send('PUT', `${own}?${new URLSearchParams({ state })}`),
    setClock: (change: object) => send('PUT', `${own}/clock`, change),
    setTroubles: (troubles: string) => send('PUT', `${own}/troubles`, { troubles }),
    rewind: (target: object) => send('POST', `${own}/rewind`, target),
    link: async (persona: string) => {
      const query = persona === '' ? '' : `?${new URLSearchParams({ persona })}`
      return linkSchema.parse(await send('GET', `${own}/link${query}`)).link
    },
    call: async (number: number) =>
      detailsSchema.parse(await send('GET', `${own}/calls/${number}`)),
    sendAgain: async (number: number) =>
      summarySchema.parse(await send('POST', `${own}/calls/${number}/again`)),
    /**
     * Calls back with each call, those after the position first, until the connection ends.
     *
     * @returns ends it
     */
    watch(position: Position | undefined, listeners: WatchListeners): () => void {
      const query = position
        ? `?${new URLSearchParams({ journal: position.journal, after: String(position.number) })}`
        : ''
      const events = new EventSource(`${own}/events${query}`)
      // It would not try again after a refusal, and would not ask for the world first.
      const end = (ending: Ending) => {
        events.close()
        listeners.onEnd(ending)
      }
      events.addEventListener('ready', ({ data }) => {
        listeners.onReady(readySchema.parse(JSON.parse(String(data))).journal)
      })
      events.addEventListener('error', () => end('lost'))
      events.addEventListener('gone', () => end('gone'))
      events.addEventListener('world', () => listeners.onWorld())
      events.addEventListener('call', ({ data }) => {
        listeners.onCall(summarySchema.parse(JSON.parse(String(data))))
      })
      return () => events.close()
    },
  }
}

export type DeskApi = ReturnType<typeof createDeskApi>
