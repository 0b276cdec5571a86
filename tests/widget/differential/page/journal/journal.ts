import { toErrorLines, toLines } from './lines'
import { createTimeline, type Timeline } from './timeline'

/** What the merchant was told since the last look, in lines. */
export interface Journal {
  readonly results: string[]
  readonly events: string[]
  readonly unhandled: string[]
  readonly timeline: Timeline
  /** Notes an event that the merchant listens to. */
  noteEvent(name: string, line: string): void
  /** Notes what a merchant's own code says. */
  say(line: string): void
  /** Calls a function as a merchant does, and notes what becomes of it. */
  follow(name: string, call: () => unknown): void
  /** A node-style callback that notes what it is called with. */
  createCallback(name: string): (...args: unknown[]) => void
}

/** Keeps the journal of a page; errors that nobody handles belong in it too. */
export function createJournal(): Journal {
  const results: string[] = []
  const events: string[] = []
  const unhandled: string[] = []
  const timeline = createTimeline()
  window.addEventListener('error', ({ error }) => unhandled.push(...toErrorLines('error', error)))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    unhandled.push(...toErrorLines('rejection', reason)),
  )

  async function noteOutcome(name: string, promise: Promise<unknown>): Promise<void> {
    try {
      const value = await promise
      timeline.note(`${name} resolves`)
      note(`${name} resolves`, value)
    } catch (error) {
      timeline.note(`${name} rejects`)
      results.push(...toErrorLines(`${name} rejects: it`, error))
    }
  }

  /** An instance is only there; its members are looked at by calling them. */
  function note(name: string, value: unknown): void {
    results.push(name, ...(isInstance(value) ? [] : toLines(name, value)))
  }

  return {
    results,
    events,
    unhandled,
    timeline,
    noteEvent(name, line) {
      timeline.note(name)
      events.push(line)
    },
    say(line) {
      timeline.note(line)
      results.push(line)
    },
    follow(name, call) {
      try {
        const result = timeline.within(name, call)
        if (result instanceof Promise) void noteOutcome(name, result)
        else note(`${name} returns`, result)
      } catch (error) {
        results.push(...toErrorLines(`${name} throws: it`, error))
      }
    },
    createCallback:
      (name) =>
      (...args) => {
        const [error, value] = args
        timeline.note(`${name} calls back`)
        results.push(`${name} calls back with ${args.length}`)
        if (error) results.push(...toErrorLines(`${name} calls back: it`, error))
        else note(`${name} calls back`, value)
      },
  }
}

function isInstance(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'requestPaymentMethod' in value
}
