import type { Argument, Call } from '../../comparison/step'
import { createArguments } from './arguments'
import { errorLines, shapeLine, shapeLines } from './shape-lines'

/** Plays the merchant's part on one side, and notes what comes of it. */
export interface Player {
  readonly components: Readonly<Record<string, object>>
  /** By customer. */
  tokens: Readonly<Record<string, string>>
  /** What happened since the last look, in its order: events, and which call settled when. */
  readonly happened: string[]
  /** What the calls since the last look brought. */
  readonly results: string[]
  readonly unhandled: string[]
  /** Calls that have not settled. */
  readonly pending: Set<string>
  /** Starts calls, a list as JSON, one right after the other; resolves when all have settled. */
  play(calls: string): Promise<void>
  listen(to: string, events: readonly string[]): void
}

export function createPlayer(components: Readonly<Record<string, object>>): Player {
  const keptValues: Record<string, unknown> = { ...components, window }
  const happened: string[] = []
  const results: string[] = []
  const unhandled: string[] = []
  const pending = new Set<string>()
  window.addEventListener('unhandledrejection', ({ reason }) =>
    unhandled.push(...errorLines('rejection', reason)),
  )
  window.addEventListener('error', ({ error }) => unhandled.push(...errorLines('error', error)))

  const player: Player = {
    components,
    tokens: {},
    happened,
    results,
    unhandled,
    pending,
    async play(calls) {
      const parsed: readonly Call[] = JSON.parse(calls)
      await Promise.all(parsed.map(start))
    },
    listen(to, events) {
      const target = readPath(keptValues, to)
      for (const event of events) {
        Reflect.apply(Object(Reflect.get(Object(target), 'on')), target, [
          event,
          (...args: unknown[]) => {
            note(event, args)
            const next = args.at(-1)
            if (event === 'lookup-complete' && typeof next === 'function') next()
          },
        ])
      }
    },
  }

  async function start({ call, with: given = [], keep }: Call): Promise<void> {
    const [owner, method] = split(call)
    const arguments_ = createArguments({
      kept: keptValues,
      tokens: player.tokens,
      onCallback: note,
    })
    pending.add(call)
    let isPromise = false
    try {
      const target = readPath(keptValues, owner)
      const returned: unknown = Reflect.apply(
        Object(Reflect.get(Object(target), method)),
        target,
        given.map((argument: Argument) => arguments_.resolve(argument)),
      )
      isPromise = returned instanceof Promise
      const value: unknown = await returned
      pending.delete(call)
      happened.push(`${call} ${isPromise ? 'resolves' : 'returns'}`)
      if (keep) keptValues[keep] = value
      results.push(...describe(`${call} brings`, value))
    } catch (error) {
      pending.delete(call)
      happened.push(`${call} ${isPromise ? 'rejects' : 'throws'}`)
      results.push(...errorLines(`${call} fails`, error))
    }
  }

  function note(name: string, args: readonly unknown[]): void {
    happened.push([name, ...args.map(shapeLine)].join(' '))
  }

  return player
}

/** A component is told by the methods that it has. */
function describe(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('teardown' in value)) {
    return shapeLines(name, value)
  }
  return [`${name} a component`]
}

function split(call: string): [owner: string, method: string] {
  const dot = call.lastIndexOf('.')
  return [call.slice(0, dot), call.slice(dot + 1)]
}

export function readPath(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), from)
}
