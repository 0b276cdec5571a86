import { z } from 'zod/mini'

const worldSchema = z.object({
  name: z.string(),
  state: z.string(),
  now: z.string(),
  clock: z.enum(['running', 'frozen']),
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
const refusalSchema = z.object({ error: z.string() })

export type WorldFacts = z.infer<typeof worldSchema>
export type Finding = z.infer<typeof findingSchema>
export type Summary = z.infer<typeof summarySchema>
export type Message = z.infer<typeof messageSchema>
export type Details = z.infer<typeof detailsSchema>
/** Sentences by name. */
export type Names = z.infer<typeof namesSchema>

/** A call of the control API that was refused, with its sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** What is no JSON says nothing that the desk could show. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The calls of `control.yaml` that the desk makes, for one world. */
export function createDeskApi(world: string) {
  const own = `/w/${world}`

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Refused('The mock does not answer. Start it again, and load this page again.', {
        cause,
      })
    })
    const content = parse(await response.text())
    if (response.ok) return content
    const refusal = refusalSchema.safeParse(content).data
    throw new Refused(refusal?.error ?? `${method} ${path} answered ${response.status}.`)
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
     * Calls back with each call, those of before first.
     *
     * @returns ends it
     */
    watch(listeners: {
      onCall(call: Summary): void
      onWorld(): void
      onConnection(isOpen: boolean): void
    }): () => void {
      const events = new EventSource(`${own}/events`)
      events.addEventListener('ready', () => listeners.onConnection(true))
      events.addEventListener('error', () => listeners.onConnection(false))
      events.addEventListener('world', () => listeners.onWorld())
      events.addEventListener('call', ({ data }) => {
        listeners.onCall(summarySchema.parse(JSON.parse(String(data))))
      })
      return () => events.close()
    },
  }
}

export type DeskApi = ReturnType<typeof createDeskApi>
