import { AsyncLocalStorage } from 'node:async_hooks'
import type { Hono } from 'hono'
import { inStep, type WorldDatabases } from '../api/database/worlds/world-databases'
import { withRandomSource } from '../api/lib/random'
import {
  type ClockChange,
  type ClockState,
  changeClock,
  MACHINE_TIME,
  readClock,
} from './model/clock'
import { createSeededRandom } from './model/seeded-random'
import type { Serve, Troubles } from './troubles/create-troubles'

/** A request that may have changed a world, or several that are done as one. */
export interface Step {
  /** Counts from 1. */
  readonly number: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** By the world's clock, ISO 8601. */
  readonly at: string
}

/** A backend of its own: data, accounts, vault, orders, clock, chance and troubles. */
export interface World {
  readonly name: string
  readonly schema: string
  /** The name of the state that it began in. */
  state(): string
  /**
   * Serves a request whose path begins after the world's name.
   *
   * @throws ConnectionCut where a trouble leaves it without an answer
   */
  fetch: Serve
  now(): Date
  clock(): ClockState
  setClock(change: ClockChange): void
  readonly troubles: Troubles
  /** The latest first. */
  steps(): readonly Step[]
  /**
   * Goes back to after a step; 0 is the beginning.
   *
   * @throws UnknownStep when there is no such step
   */
  rewind(to: number): Promise<void>
  /** Makes calls that meet no trouble and count as one step. */
  arrange<Result>(
    name: Pick<Step, 'method' | 'path'>,
    work: (arranging: Arranging) => Promise<Result>,
  ): Promise<Result>
  /**
   * Changes all of the data at once: what was before can't be gone back to, and clock and troubles are as at first.
   *
   * @param state that it is in then
   */
  replace(state: string, change: (databases: WorldDatabases) => Promise<void>): Promise<void>
  /** Waits for what is under way, then stops. */
  stop(): Promise<void>
}

/** A world for what prepares it. */
export interface Arranging {
  readonly send: Serve
  now(): Date
  /** Does work as if it were so many milliseconds ago. */
  ago<Result>(ms: number, work: () => Promise<Result>): Promise<Result>
}

export class UnknownStep extends Error {
  override readonly name = 'UnknownStep'
}

/** The service of a world on its database. */
export interface WorldService {
  readonly app: Hono
  readonly troubles: Troubles
  stop(): Promise<void>
}

export type BuildService = (facts: Pick<World, 'name' | 'schema' | 'now'>) => Promise<WorldService>

/** A step, and what the world was before it beside its data. */
interface Mark {
  readonly step: Step
  /** What the database knows its changes by; requests that changed nothing have such a number too. */
  readonly recordedAs: number
  readonly positionBefore: number
}

const MOST_STEPS = 1_000
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Opens a world whose schema is filled. */
export async function openWorld(
  facts: { readonly name: string; readonly schema: string; readonly state: string },
  databases: WorldDatabases,
  build: BuildService,
): Promise<World> {
  const { name, schema } = facts
  const random = createSeededRandom(name)
  const past = new AsyncLocalStorage<number>()
  let state = facts.state
  let clock = MACHINE_TIME
  let marks: readonly Mark[] = []
  let requests = 0
  const now = () => new Date(readClock(clock, Date.now()).getTime() - (past.getStore() ?? 0))
  const { app, troubles, stop } = await withRandomSource(random.draw, () =>
    build({ name, schema, now }),
  )
  const firstPosition = random.position

  async function serve(request: Request): Promise<Response> {
    return withRandomSource(random.draw, async () => app.fetch(request))
  }

  /** Does work that may change something, which can be undone then. */
  async function record<Result>(
    work: () => Promise<Result>,
    describe: (result: Result) => Pick<Step, 'method' | 'path' | 'status'>,
  ): Promise<Result> {
    requests += 1
    const recordedAs = requests
    const positionBefore = random.position
    const result = await inStep(recordedAs, work)
    // A sign-in or a search by POST writes nothing that could be undone.
    if (!(await databases.hasChanged(schema, recordedAs))) return result
    const step = { number: lastNumber(marks) + 1, ...describe(result), at: now().toISOString() }
    marks = [...marks, { step, recordedAs, positionBefore }].slice(-MOST_STEPS)
    return result
  }

  return {
    name,
    schema,
    now,
    troubles,
    state: () => state,
    clock: () => clock,
    setClock(change) {
      clock = changeClock(clock, change, Date.now())
    },
    steps: () => marks.map(({ step }) => step).toReversed(),
    fetch: (request) =>
      troubles.meet(request, (passed) => {
        if (READS.has(passed.method)) return serve(passed)
        const { method } = passed
        const path = new URL(passed.url).pathname
        return record(
          () => serve(passed),
          ({ status }) => ({ method, path, status }),
        )
      }),
    async rewind(to) {
      const last = lastNumber(marks)
      if (to === last) return
      const undone = marks.find(({ step }) => step.number === to + 1)
      if (!undone) throw new UnknownStep(describeSteps(to, marks))
      await databases.restore(schema, undone.recordedAs - 1)
      random.position = undone.positionBefore
      marks = marks.filter(({ step }) => step.number <= to)
    },
    arrange: (step, work) =>
      record(
        () => work({ send: serve, now, ago: (ms, then) => past.run(ms, then) }),
        () => ({ ...step, status: 200 }),
      ),
    async replace(next, change) {
      await change(databases)
      state = next
      marks = []
      random.position = firstPosition
      clock = MACHINE_TIME
      troubles.set('')
    },
    stop() {
      troubles.stop()
      return stop()
    },
  }
}

function lastNumber(marks: readonly Mark[]): number {
  return marks.at(-1)?.step.number ?? 0
}

function describeSteps(to: number, marks: readonly Mark[]): string {
  const [first] = marks
  return first
    ? `There is no step ${to}: this world goes back from ${lastNumber(marks)} to ${first.step.number - 1}.`
    : `There is no step ${to}: nothing has been written yet.`
}
