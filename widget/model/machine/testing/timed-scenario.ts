import type { Effect } from '../effect'
import type { ModelEvent } from '../model-event'
import type { Scenario } from './scenario'

/** A scenario with a simulated clock, which runs delayed effects when they are due. */
export interface TimedScenario {
  /** Plans something that happens in the world, `atMs` after the options were known. */
  plan(atMs: number, ...events: ModelEvent[]): TimedScenario
  /** Lets time pass, and everything happen that is due until then. */
  runUntil(atMs: number): TimedScenario
}

interface Due {
  readonly atMs: number
  readonly event: ModelEvent
}

export function withClock(scenario: Scenario): TimedScenario {
  let nowMs = 0
  let due: Due[] = takeTimers()

  function takeTimers(): Due[] {
    const timers = scenario.effects.flatMap((effect) => (isTimer(effect) ? [effect] : []))
    const others = scenario.effects.filter((effect) => !isTimer(effect))
    scenario.effects.splice(0, scenario.effects.length, ...others)
    return timers.map(({ delayMs, event }) => ({ atMs: nowMs + delayMs, event }))
  }

  const timed: TimedScenario = {
    plan(atMs, ...events) {
      due = [...due, ...events.map((event) => ({ atMs, event }))]
      return timed
    },
    runUntil(atMs) {
      for (let next = earliest(due); next && next.atMs <= atMs; next = earliest(due)) {
        due = due.filter((one) => one !== next)
        nowMs = next.atMs
        scenario.send(next.event)
        due = [...due, ...takeTimers()]
      }
      nowMs = atMs
      return timed
    },
  }
  return timed
}

type Timer = Extract<Effect, { type: 'after' }>

function isTimer(effect: Effect): effect is Timer {
  return effect.type === 'after'
}

/** Of two at once the one that was planned first. */
function earliest(due: readonly Due[]): Due | undefined {
  return due.reduce<Due | undefined>(
    (first, one) => (first && first.atMs <= one.atMs ? first : one),
    undefined,
  )
}
