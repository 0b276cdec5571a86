import { AsyncLocalStorage } from 'node:async_hooks'
import type { Hono } from 'hono'
import { inStep } from '../api/database/worlds/steps'
import type { WorldDatabases } from '../api/database/worlds/world-databases'
import { withRandomSource } from '../api/lib/random'
import { GATEWAY_PATH } from '../api/payment/simulated-provider/simulated-provider'
import { changeClock, MACHINE_TIME, readClock } from './model/clock'
import { createSeededRandom } from './model/seeded-random'
import { createSerialQueue } from './model/serial-queue'
import { stepBefore } from './step-before'
import type { Serve, Troubles } from './troubles/create-troubles'
import { type RecordedRequest, type Step, UnknownStep, type World, type WorldSource } from './world'

/** The service of a world on its database. */
export interface WorldService {
  readonly app: Hono
  readonly troubles: Troubles
  readonly personaOf: World['personaOf']
  /** Lets a backend elsewhere answer a call, or passes it on. */
  readonly reach?: ((request: Request, serveHere: Serve) => Promise<Response>) | undefined
  stop(): Promise<void>
}

export type BuildService = (
  facts: Pick<World, 'name' | 'schema' | 'now'> & Pick<WorldFacts, 'isTemplate'>,
) => Promise<WorldService>

/** What a world is opened with. */
export interface WorldFacts extends Pick<World, 'name' | 'schema'> {
  readonly state: string
  /** When its clock stands still; it runs when left out. */
  readonly freeze?: Date | undefined
  /** What its data began as; its state's when left out. */
  readonly source?: WorldSource | undefined
  /** How often chance was drawn from for its data at most; never when left out. */
  readonly drawn?: number | undefined
  /** Whether nobody uses it: other worlds are copies of its data. */
  readonly isTemplate?: boolean
}

/** A step, and what the world was before it beside its data. */
interface Mark {
  readonly step: Step
  /** What the database knows its changes by; requests that changed nothing have such a number too. */
  readonly recordedAs: number
  readonly positionBefore: number
  readonly request: Pick<RecordedRequest, 'target' | 'type' | 'authorization' | 'body'>
}

const MOST_BYTES_KEPT = 65_536
const MOST_STEPS = 1_000
/** What the steps before the first one have changed is kept no longer; one by one they would cost each write time. */
const FORGOTTEN_AT_ONCE = 100
/** They change nothing; at the provider even a list of saved cards makes nonces to pay by. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Opens a world whose schema is filled. */
export async function openWorld(
  facts: WorldFacts,
  databases: WorldDatabases,
  build: BuildService,
): Promise<World> {
  const { name, schema, isTemplate = false } = facts
  const random = createSeededRandom(name)
  const past = new AsyncLocalStorage<number>()
  // Writes that overlap could not be undone, nor be repeated from a link, one by one: each may build upon half of another.
  const inTurn = createSerialQueue()
  const stopping = new AbortController()
  let state = facts.state
  let source = facts.source ?? 'state'
  let began = facts.freeze
  // What the service does by itself, such as giving back money, has that time already.
  let clock = facts.freeze
    ? changeClock(MACHINE_TIME, { freeze: facts.freeze }, Date.now())
    : MACHINE_TIME
  let marks: readonly Mark[] = []
  /** The number of the last step that can't be undone any more. */
  let forgotten = 0
  let requests = 0
  const steps = () => marks.map(({ step }) => step).toReversed()
  const lastNumber = () => marks.at(-1)?.step.number ?? forgotten
  const now = () => new Date(readClock(clock, Date.now()).getTime() - (past.getStore() ?? 0))
  const {
    app,
    troubles,
    personaOf,
    reach = serveHere,
    stop,
  } = await withRandomSource(random.draw, () => build({ name, schema, now, isTemplate }))
  const firstPosition = random.position
  random.position = Math.max(firstPosition, facts.drawn ?? 0)

  async function serve(request: Request): Promise<Response> {
    return withRandomSource(random.draw, async () => app.fetch(request))
  }

  /** Does work that may change something, which can be undone then; work that fails changes nothing. */
  function record<Result>(
    work: () => Promise<Result>,
    describe: (result: Result) => Pick<Step, 'method' | 'path' | 'status'>,
    request: Mark['request'] = NO_REQUEST,
  ): Promise<Result> {
    return inTurn(async () => {
      requests += 1
      const recordedAs = requests
      const positionBefore = random.position
      const at = now().toISOString()
      const result = await inStep(recordedAs, work).catch(async (error: unknown) => {
        await databases.restore(schema, recordedAs - 1)
        random.position = positionBefore
        throw error
      })
      // A sign-in or a search by POST writes nothing that could be undone.
      if (!(await databases.hasChanged(schema, recordedAs))) return result
      const step = { number: lastNumber() + 1, ...describe(result), at }
      marks = [...marks, { step, recordedAs, positionBefore, request }].slice(-MOST_STEPS)
      forgotten = Math.max(forgotten, step.number - MOST_STEPS)
      const [first] = marks
      if (first && forgotten > 0 && step.number % FORGOTTEN_AT_ONCE === 0) {
        await databases.forget(schema, first.recordedAs)
      }
      return result
    })
  }

  async function serveAsStep(request: Request): Promise<Response> {
    const { method } = request
    const path = new URL(request.url).pathname
    if (READS.has(method) && !path.startsWith(GATEWAY_PATH)) return serve(request)
    const kept = await keepRequest(request)
    return record(
      () => serve(request),
      ({ status }) => ({ method, path, status }),
      kept,
    )
  }

  return {
    name,
    schema,
    now,
    troubles,
    personaOf,
    state: () => state,
    source: () => source,
    began: () => began,
    markRecording() {
      source = 'recording'
    },
    clock: () => clock,
    setClock(change) {
      clock = changeClock(clock, change, Date.now())
    },
    steps,
    fetch: (request) => troubles.meet(request, (passed) => reach(passed, serveAsStep)),
    recorded() {
      if (source !== 'state' || forgotten > 0) return undefined
      return marks.map(({ step, positionBefore, request }) => ({
        ...step,
        ...request,
        drawn: positionBefore,
      }))
    },
    seek({ at, drawn }) {
      clock = changeClock(clock, { freeze: new Date(at) }, Date.now())
      random.position = drawn
    },
    async repeat({ method, target, type, authorization, body }) {
      const headers = { 'Content-Type': type, Authorization: authorization }
      return serveAsStep(
        new Request(new URL(target, 'http://mock.test'), {
          method,
          headers,
          ...(body && { body: Buffer.from(body, 'base64') }),
        }),
      )
    },
    rewind: (target) =>
      inTurn(async () => {
        const to = typeof target === 'number' ? target : stepBefore(steps(), target.steps)
        if (to === lastNumber()) return
        const undone = marks.find(({ step }) => step.number === to + 1)
        if (!undone) throw new UnknownStep(describeSteps(to, forgotten, lastNumber()))
        await databases.restore(schema, undone.recordedAs - 1)
        random.position = undone.positionBefore
        marks = marks.filter(({ step }) => step.number <= to)
      }),
    arrange: (step, work) =>
      record(
        () => work({ send: serve, now, ago: (ms, then) => past.run(ms, then) }),
        () => ({ ...step, status: 200 }),
      ),
    drawn: () => random.position,
    replace: (next, change, data = {}) =>
      inTurn(async () => {
        await change(databases)
        source = data.source ?? 'state'
        began = data.began
        state = next
        marks = []
        forgotten = 0
        // What is drawn from now on must not be in the data already.
        random.position = Math.max(firstPosition, data.drawn ?? 0)
        clock = MACHINE_TIME
        troubles.set('')
      }),
    stopped: stopping.signal,
    stop() {
      stopping.abort()
      troubles.stop()
      return stop()
    },
  }
}

function serveHere(request: Request, serve: Serve): Promise<Response> {
  return serve(request)
}

const NO_REQUEST: Mark['request'] = { target: '', type: '', authorization: '', body: undefined }

async function keepRequest(request: Request): Promise<Mark['request']> {
  const { pathname, search } = new URL(request.url)
  const length = Number(request.headers.get('Content-Length') ?? 0)
  const bytes = length > MOST_BYTES_KEPT ? undefined : await request.clone().arrayBuffer()
  const isKept = bytes !== undefined && bytes.byteLength <= MOST_BYTES_KEPT
  return {
    target: pathname + search,
    type: request.headers.get('Content-Type') ?? '',
    authorization: request.headers.get('Authorization') ?? '',
    body: isKept ? Buffer.from(bytes).toString('base64') : undefined,
  }
}

function describeSteps(to: number, first: number, last: number): string {
  return last === 0
    ? `There is no step ${to}: nothing has been written yet.`
    : `There is no step ${to}: this world goes back from ${last} to ${first}.`
}
