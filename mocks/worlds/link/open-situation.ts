import type { Session } from '../../../src/api/generated/types'
import { type ClockState, changeClock, MACHINE_TIME } from '../model/clock'
import { readPersonaName } from '../personas/personas'
import { signInAs } from '../personas/sign-in-as'
import { readStateName } from '../states/states'
import type { World } from '../world'
import type { Worlds } from '../worlds'
import { LinkError, type Situation } from './situation'

const PERSONA_PATH = '/personas/'

/** What links without steps have put these worlds into before: it works, and need not be tried again. */
const proven = new WeakMap<Worlds, Set<string>>()

/**
 * Puts a world into a situation, whatever it was before.
 *
 * @returns the session of the link's persona, if it has one
 * @throws LinkError, StateError, PersonaError, TroubleError or ClockError for what there is not, LinkError for a step that
 *   ends otherwise here, PersonaError for a persona whose account the steps have changed; nothing is changed then
 */
export async function openSituation(
  worlds: Worlds,
  name: string,
  situation: Situation,
): Promise<Session | undefined> {
  assertTimes(situation)
  const { state, steps, persona, troubles = '' } = situation
  readStateName(state)
  if (persona !== undefined) readPersonaName(persona)
  const freeze = beginningOf(situation)
  const known = await worlds.find(name)
  if (!known) return openAnew(worlds, name, situation)
  known.troubles.check(troubles)
  if (steps.length > 0 || (persona !== undefined && !provenOf(worlds).has(keyOf(situation)))) {
    await worlds.tryOut(name, state, freeze, async (trial) => {
      await setOut(trial, situation)
    })
  }
  await worlds.applyState(known, state, freeze)
  return setOutNoting(worlds, known, situation)
}

async function openAnew(
  worlds: Worlds,
  name: string,
  situation: Situation,
): Promise<Session | undefined> {
  const world = await worlds.use(name, situation.state, beginningOf(situation))
  try {
    return await setOutNoting(worlds, world, situation)
  } catch (error) {
    await worlds.remove(name)
    throw error
  }
}

async function setOutNoting(
  worlds: Worlds,
  world: World,
  situation: Situation,
): Promise<Session | undefined> {
  const session = await setOut(world, situation)
  if (session && situation.steps.length === 0) provenOf(worlds).add(keyOf(situation))
  return session
}

function provenOf(worlds: Worlds): Set<string> {
  const known = proven.get(worlds) ?? new Set()
  proven.set(worlds, known)
  return known
}

function keyOf(situation: Situation): string {
  return JSON.stringify({ ...situation, page: undefined })
}

function beginningOf({ began }: Situation): Date | undefined {
  return began === undefined ? undefined : new Date(began)
}

/** From the link's state on. */
async function setOut(
  world: World,
  { steps, time, freeze, troubles, persona }: Situation,
): Promise<Session | undefined> {
  if (troubles !== undefined) world.troubles.check(troubles)
  await repeatAll(world, steps)
  if (time !== undefined) startClock(world, new Date(time))
  if (freeze !== undefined) world.setClock({ freeze: new Date(freeze) })
  if (troubles !== undefined) world.troubles.set(troubles)
  return persona === undefined ? undefined : signInAs(world, persona)
}

/** @throws ClockError for a time that no clock can have */
function assertTimes({ time, freeze, steps }: Situation): void {
  for (const text of [time, freeze, ...steps.map(({ at }) => at)]) {
    if (text !== undefined) changeClock(MACHINE_TIME, { set: new Date(text) }, Date.now())
  }
}

/** A clock that stood still runs too: a state may have stopped it. */
function startClock(world: World, from: Date): void {
  world.setClock({ set: from })
  world.setClock({ run: true })
}

/** Each at its own time; the clock is as before then. */
async function repeatAll(world: World, steps: Situation['steps']): Promise<void> {
  if (steps.length === 0) return
  const before = world.clock()
  for (const [place, step] of steps.entries()) {
    const status = await repeat(world, step)
    if (status !== step.status) {
      throw new LinkError(
        `Step ${place + 1} of this link, ${step.method} ${step.path}, answered ${status} and not ${step.status}: this mock is not as the link's was.`,
      )
    }
  }
  restoreClock(world, before)
}

/** To the millisecond: a clock that runs with the machine's is not written into the next link. */
function restoreClock(world: World, before: ClockState): void {
  if (before.kind === 'frozen') {
    world.setClock({ freeze: new Date(before.atMs) })
    return
  }
  world.setClock({ run: true })
  const after = world.clock()
  if (after.kind === 'running') world.setClock({ advanceMs: before.aheadMs - after.aheadMs })
}

/** The status that a step ends with now. */
async function repeat(world: World, step: Situation['steps'][number]): Promise<number> {
  world.seek(step)
  if (isPersona(step.path)) {
    await signInAs(world, step.path.slice(PERSONA_PATH.length))
    return step.status
  }
  const answer = await world.repeat(step)
  await answer.arrayBuffer()
  return answer.status
}

/**
 * The situation that a world is in.
 *
 * @throws LinkError for a world that no link can hold
 */
export function describeSituation(
  world: World,
  { persona, page }: { readonly persona: string | undefined; readonly page: string },
): Situation {
  const steps = world.recorded()
  if (!steps) {
    throw new LinkError('This world has more behind it than a link can hold: save it to a file.')
  }
  const tooLarge = steps.find(({ body, path }) => body === undefined && !isPersona(path))
  if (tooLarge) {
    throw new LinkError(
      `${tooLarge.method} ${tooLarge.path} is too large for a link: save this world to a file.`,
    )
  }
  if (persona !== undefined) readPersonaName(persona)
  const now = world.now().toISOString()
  const clock = world.clock()
  const began = world.began()?.toISOString()
  // A world that begins at a time stands still there, unless the link says otherwise.
  const isMoved = clock.kind === 'running' && (clock.aheadMs !== 0 || began !== undefined)
  return {
    state: world.state(),
    persona,
    began,
    ...(clock.kind === 'frozen' && { freeze: now }),
    ...(isMoved && { time: now }),
    troubles: world.troubles.list().join(', '),
    steps,
    page,
  }
}

function isPersona(path: string): boolean {
  return path.startsWith(PERSONA_PATH)
}
