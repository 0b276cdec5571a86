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

/** A request that may have changed a world. */
export interface Step {
  /** Counts from 1. */
  readonly number: number
  readonly method: string
  readonly path: string
  readonly status: number
  /** By the world's clock, ISO 8601. */
  readonly at: string
}

/** A backend of its own: data, accounts, vault, orders, clock and chance. */
export interface World {
  readonly name: string
  readonly schema: string
  /** Serves a request whose path begins after the world's name. */
  fetch(request: Request): Promise<Response>
  now(): Date
  clock(): ClockState
  setClock(change: ClockChange): void
  /** The latest first. */
  steps(): readonly Step[]
  /**
   * Goes back to after a step; 0 is the beginning.
   *
   * @throws UnknownStep when there is no such step
   */
  rewind(to: number): Promise<void>
  /** Waits for what is under way, then stops. */
  stop(): Promise<void>
}

export class UnknownStep extends Error {
  override readonly name = 'UnknownStep'
}

/** How the service of a world is built on its database. */
export type BuildService = (
  facts: Pick<World, 'name' | 'schema' | 'now'>,
) => Promise<{ readonly app: Hono; stop(): Promise<void> }>

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
  name: string,
  schema: string,
  databases: WorldDatabases,
  build: BuildService,
): Promise<World> {
  const random = createSeededRandom(name)
  let clock = MACHINE_TIME
  let marks: readonly Mark[] = []
  let requests = 0
  const now = () => readClock(clock, Date.now())
  const service = await withRandomSource(random.draw, () => build({ name, schema, now }))

  async function serve(request: Request): Promise<Response> {
    return withRandomSource(random.draw, async () => service.app.fetch(request))
  }

  return {
    name,
    schema,
    now,
    clock: () => clock,
    setClock(change) {
      clock = changeClock(clock, change, Date.now())
    },
    steps: () => marks.map(({ step }) => step).toReversed(),
    async fetch(request) {
      if (READS.has(request.method)) return serve(request)
      requests += 1
      const recordedAs = requests
      const positionBefore = random.position
      const response = await inStep(recordedAs, () => serve(request))
      // A sign-in or a search by POST writes nothing that could be undone.
      if (!(await databases.hasChanged(schema, recordedAs))) return response
      const step = {
        number: lastNumber(marks) + 1,
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        at: now().toISOString(),
      }
      marks = [...marks, { step, recordedAs, positionBefore }].slice(-MOST_STEPS)
      return response
    },
    async rewind(to) {
      const last = lastNumber(marks)
      if (to === last) return
      const undone = marks.find(({ step }) => step.number === to + 1)
      if (!undone) throw new UnknownStep(describeSteps(to, marks))
      await databases.restore(schema, undone.recordedAs - 1)
      random.position = undone.positionBefore
      marks = marks.filter(({ step }) => step.number <= to)
    },
    stop: () => service.stop(),
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
