import { useEffect, useReducer, useRef } from 'react'
import { assertNever } from '../../../api/lib/assert-never'
import type { DeskApi, Names, Summary, WorldFacts } from './desk-api'
import { type Connection, type KeptConnection, keepConnected } from './keep-connected'

/** As many as the mock keeps. */
const MOST_CALLS = 200

export interface DeskState {
  /** Absent until it is there. */
  readonly world?: WorldFacts
  readonly worlds: readonly string[]
  readonly states: Names
  readonly personas: Names
  readonly troubleKinds: Names
  /** The journal that the calls are of. */
  readonly journal?: string
  /** The latest first. */
  readonly calls: readonly Summary[]
  readonly connection: Connection
  /** What was refused last. */
  readonly refusal?: string | undefined
}

type Change =
  | { readonly kind: 'lists'; readonly lists: Partial<DeskState> }
  | { readonly kind: 'world'; readonly world: WorldFacts }
  | { readonly kind: 'call'; readonly call: Summary }
  | { readonly kind: 'clear' }
  | { readonly kind: 'ready'; readonly journal: string }
  | { readonly kind: 'connection'; readonly connection: Connection }
  | { readonly kind: 'refusal'; readonly refusal: string | undefined }

const BEGINNING: DeskState = {
  worlds: [],
  states: {},
  personas: {},
  troubleKinds: {},
  calls: [],
  connection: 'opening',
}

function reduce(state: DeskState, change: Change): DeskState {
  switch (change.kind) {
    case 'lists':
      return { ...state, ...change.lists }
    case 'world':
      return { ...state, world: change.world }
    case 'call':
      return {
        ...state,
        calls: [change.call, ...state.calls.filter(({ number }) => number !== change.call.number)]
          .toSorted((one, other) => other.number - one.number)
          .slice(0, MOST_CALLS),
      }
    case 'clear':
      return { ...state, calls: [] }
    case 'ready': {
      // What another mock was called, or another world of this name, can't be asked for any more.
      const calls = state.journal === change.journal ? state.calls : []
      const { journal } = change
      return { ...state, journal, calls, connection: 'live', refusal: undefined }
    }
    case 'connection':
      return { ...state, connection: change.connection }
    case 'refusal':
      return { ...state, refusal: change.refusal }
    default:
      return assertNever(change)
  }
}

export interface Desk extends DeskState {
  /** Does what may be refused, and shows the sentence then. */
  attempt(work: () => Promise<unknown>): void
  clear(): void
  /** Makes the world that has ended again. */
  makeAgain(): void
}

/** What the desk shows, as it changes. */
export function useDesk(api: DeskApi): Desk {
  const [state, dispatch] = useReducer(reduce, BEGINNING)
  const kept = useRef<KeptConnection>(undefined)

  const attempt = (work: () => Promise<unknown>) => {
    dispatch({ kind: 'refusal', refusal: undefined })
    work().catch((error: unknown) => dispatch({ kind: 'refusal', refusal: sentenceOf(error) }))
  }

  useEffect(() => {
    const refuse = (error: unknown) => dispatch({ kind: 'refusal', refusal: sentenceOf(error) })
    const showNow = async (world: Promise<WorldFacts>) =>
      dispatch({ kind: 'world', world: await world })
    const show = (world: Promise<WorldFacts>) => showNow(world).catch(refuse)
    async function prepare(isGone: boolean): Promise<void> {
      // Whoever opens the desk of a world wants it; whoever deletes it does not.
      await showNow(isGone ? api.show() : api.open())
      const [worlds, states, personas, troubleKinds] = await Promise.all([
        api.worlds(),
        api.states(),
        api.personas(),
        api.troubleKinds(),
      ])
      const names = worlds.map(({ name }) => name)
      dispatch({ kind: 'lists', lists: { worlds: names, states, personas, troubleKinds } })
    }
    kept.current = keepConnected(api, prepare, {
      onReady: (journal) => dispatch({ kind: 'ready', journal }),
      onCall(call) {
        dispatch({ kind: 'call', call })
        // It may have been a step.
        if (call.method !== 'GET') void show(api.show())
      },
      onWorld: () => void show(api.show()),
      onConnection: (connection) => dispatch({ kind: 'connection', connection }),
      onRefused: refuse,
    })
    return kept.current.end
  }, [api])

  return {
    ...state,
    attempt,
    clear: () => dispatch({ kind: 'clear' }),
    makeAgain: () => kept.current?.connect(),
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
