import type { Context } from 'hono'
import { asObject } from '../../../contract/json'
import { type CallDetails, CallError } from '../../calls/call'
import { describeCall, type KeptCall } from '../../calls/kept-call'
import { describeMissing } from '../../calls/replay-call'
import { describeSituation } from '../../link/open-situation'
import { writeSituation } from '../../link/situation'
import type { ClockChange } from '../../model/clock'
import { personaNames, personas } from '../../personas/personas'
import { signInAs } from '../../personas/sign-in-as'
import { WORLDS_PATH } from '../../start-worlds'
import { stateNames, states } from '../../states/states'
import { HARMS } from '../../troubles/trouble'
import type { World } from '../../world'
import { describeNoName, isWorldName } from '../../world-name'
import { WorldError, type Worlds } from '../../worlds'
import type { Backend, Backends } from '../backends'
import { LINK_PATH } from '../open-link'
import { callsAfter, readPosition } from './position'
import { watchCalls } from './watch-calls'

/** A request as `control.yaml` has let it pass. */
export interface ControlRequest {
  readonly world: string
  readonly persona: string
  /** A call's number, NaN in a path that has none. */
  readonly call: number
  /** The number of the call after which those are that are wanted. */
  readonly after: number
  readonly state: string | undefined
  readonly freeze: Date | undefined
  readonly body: unknown
  readonly context: Context
}

export type ControlCall = (request: ControlRequest) => Promise<Response>

const NO_STATE =
  'This world holds what no state does: name the state that it is to begin anew in, or freeze its clock alone, by PUT /w/NAME/clock.'

/** There is no such world. */
export class NoWorld extends WorldError {
  constructor(name: string) {
    super(isWorldName(name) ? describeMissingWorld(name) : describeNoName(name))
  }
}

function describeMissingWorld(name: string): string {
  const address = `${WORLDS_PATH}/${name}`
  return `There is no world "${name}" yet: PUT ${address} makes it, and so does its first call of ${address}/api. GET ${WORLDS_PATH} lists those that there are.`
}

/** What each operation of `control.yaml` does. */
export function createControlCalls(worlds: Worlds, backends: Backends, stopping: AbortSignal) {
  async function find(name: string): Promise<World> {
    const world = await worlds.find(name)
    if (!world) throw new NoWorld(name)
    return world
  }

  async function findBackend(name: string): Promise<Backend> {
    const backend = await backends.find(name)
    if (!backend) throw new NoWorld(name)
    return backend
  }

  /** What was changed is told to whoever watches. */
  function changed(world: World): Response {
    backends.of(world).journal.announce()
    return Response.json(describe(world))
  }

  return {
    listWorlds: async () => Response.json((await worlds.list()).map(describe)),
    listStates: async () =>
      Response.json(Object.fromEntries(stateNames.map((name) => [name, states[name].about]))),
    listPersonas: async () =>
      Response.json(Object.fromEntries(personaNames.map((name) => [name, personas[name].about]))),
    listTroubles: async () => Response.json(HARMS),
    async makeWorld({ world: name, state, freeze }) {
      const known = await worlds.find(name)
      if (known && (state !== undefined || freeze)) {
        if (state === undefined && known.source() !== 'state') throw new WorldError(NO_STATE)
        await worlds.applyState(known, state ?? known.state(), freeze)
      }
      return changed(known ?? (await worlds.use(name, state, freeze)))
    },
    showWorld: async ({ world }) => Response.json(describe(await find(world))),
    async deleteWorld({ world }) {
      if (await worlds.remove(world)) return new Response(null, { status: 204 })
      throw new NoWorld(world)
    },
    async setClock({ world: name, body }) {
      const world = await find(name)
      world.setClock(toClockChange(body))
      return changed(world)
    },
    async setTroubles({ world: name, body }) {
      const world = await find(name)
      world.troubles.set(String(fieldOf(body, 'troubles')))
      return changed(world)
    },
    async signInAs({ world: name, persona }) {
      const world = await find(name)
      const session = await signInAs(world, persona)
      backends.of(world).journal.announce()
      return Response.json(session)
    },
    async linkWorld({ world: name, context }) {
      const { persona, page = '/' } = context.req.query()
      const situation = describeSituation(await find(name), { persona, page })
      const { port } = new URL(context.req.url)
      const host = `${name}.localhost${port && `:${port}`}`
      return Response.json({ link: `http://${host}${LINK_PATH}?${writeSituation(situation)}` })
    },
    async saveWorld({ world: name }) {
      const world = await find(name)
      const headers = {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${world.name}.world"`,
      }
      return new Response(new Uint8Array(await worlds.save(world)), { headers })
    },
    async loadWorld({ world: name, context }) {
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      const isNew = (await worlds.find(name)) === undefined
      const world = await worlds.use(name)
      try {
        await worlds.load(world, bytes)
      } catch (error) {
        if (isNew) await worlds.remove(name)
        throw error
      }
      return changed(world)
    },
    async listCalls({ world, after }) {
      const calls = callsAfter(await findBackend(world), { journal: undefined, number: after })
      return Response.json(calls.map(({ summary }) => summary))
    },
    async watchCalls({ world, after, context }) {
      const position = readPosition(context.req.header('Last-Event-ID')) ?? {
        journal: context.req.query('journal'),
        number: after,
      }
      return watchCalls(context, await findBackend(world), position, stopping)
    },
    async showCall({ world, call: number }) {
      const { journal, personaOf } = await findBackend(world)
      const call = journal.find(number)
      if (!call) throw new CallError(describeMissing(number, journal.list()))
      const persona = await personaOf(asSent(call))
      const details: CallDetails = { ...describeCall(call), ...(persona ? { persona } : {}) }
      return Response.json(details)
    },
    async sendAgain({ world, call, context }) {
      const { journal, serve } = await findBackend(world)
      const { summary } = await journal.repeat(call, serve, context.req.raw.signal)
      return Response.json(summary)
    },
    listSteps: async ({ world }) => Response.json((await find(world)).steps()),
    async rewind({ world: name, body }) {
      const world = await find(name)
      const to = fieldOf(body, 'to')
      await world.rewind(to === undefined ? { steps: Number(fieldOf(body, 'steps')) } : Number(to))
      return changed(world)
    },
  } satisfies Readonly<Record<string, ControlCall>>
}

function describe(world: World) {
  const [latest] = world.steps()
  const clock = world.clock()
  const began = world.began()
  return {
    name: world.name,
    baseUrl: `${WORLDS_PATH}/${world.name}/api`,
    state: world.state(),
    source: world.source(),
    ...(began && { began: began.toISOString() }),
    now: world.now().toISOString(),
    clock: clock.kind,
    ...(clock.kind === 'running' && { aheadMs: clock.aheadMs }),
    step: latest?.number ?? 0,
    troubles: world.troubles.list().join(', '),
  }
}

function asSent({ method, target, request: { headers, body } }: KeptCall): Request {
  const init = method === 'GET' || method === 'HEAD' ? {} : { body: body.bytes ?? null }
  return new Request(new URL(target, 'http://mock.test'), { method, headers, ...init })
}

function toClockChange(body: unknown): ClockChange {
  const { set, freeze, advanceMs } = asObject(body)
  if (typeof set === 'string') return { set: new Date(set) }
  if (freeze === 'now') return { freeze }
  if (typeof freeze === 'string') return { freeze: new Date(freeze) }
  return typeof advanceMs === 'number' ? { advanceMs } : { run: true }
}

function fieldOf(body: unknown, name: string): unknown {
  return asObject(body)[name]
}
