import type { Hono } from 'hono'
import { withRandomSource } from '../api/lib/random'
import { inStep, type WorldDatabases } from './database/world-databases'
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

/** What a world was at the end of a step, beside its data. */
interface Mark {
  readonly step: Step
  readonly position: number
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
  let number = 0
  const now = () => readClock(clock, Date.now())
  const service = await withRandomSource(random.draw, () => build({ name, schema, now }))
  const startPosition = random.position

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
      number += 1
      const own = number
      const { method } = request
      const path = new URL(request.url).pathname
      const response = await inStep(own, () => serve(request))
      // A sign-in or a search by POST writes nothing that could be undone.
      if (!(await databases.hasChanged(schema, own))) return response
      const step = { number: own, method, path, status: response.status, at: now().toISOString() }
      marks = [...marks, { step, position: random.position }].slice(-MOST_STEPS)
      return response
    },
    async rewind(to) {
      const mark = marks.findLast(({ step }) => step.number <= to)
      const oldest = marks[0]?.step.number ?? number + 1
      if (!Number.isInteger(to) || to < oldest - 1 || to > number) {
        throw new UnknownStep(describeSteps(to, oldest - 1, number))
      }
      await databases.restore(schema, to)
      random.position = mark?.position ?? startPosition
      marks = marks.filter(({ step }) => step.number <= to)
      number = to
    },
    stop: () => service.stop(),
  }
}

function describeSteps(to: number, first: number, last: number): string {
  return last === 0
    ? `There is no step ${to}: nothing has been written yet.`
    : `There is no step ${to}: this world goes back from ${last} to ${first}.`
}
