import { useEffect, useReducer } from 'react'
import { assertNever } from '../../../api/lib/assert-never'
import type { DeskApi, Names, Summary, WorldFacts } from './desk-api'

/** As many as the mock keeps. */
const MOST_CALLS = 200

export interface DeskState {
  /** Absent until it is there, and for the backend that all share. */
  readonly world?: WorldFacts
  readonly worlds: readonly string[]
  readonly states: Names
  readonly personas: Names
  readonly troubleKinds: Names
  /** The latest first. */
  readonly calls: readonly Summary[]
  readonly isConnected: boolean
  /** What was refused last. */
  readonly refusal?: string | undefined
}

type Change =
  | { readonly kind: 'lists'; readonly lists: Partial<DeskState> }
  | { readonly kind: 'world'; readonly world: WorldFacts }
  | { readonly kind: 'call'; readonly call: Summary }
  | { readonly kind: 'clear' }
  | { readonly kind: 'connection'; readonly isConnected: boolean }
  | { readonly kind: 'refusal'; readonly refusal: string | undefined }

const BEGINNING: DeskState = {
  worlds: [],
  states: {},
  personas: {},
  troubleKinds: {},
  calls: [],
  isConnected: false,
}

function reduce(state: DeskState, change: Change): DeskState {
  switch (change.kind) {
    case 'lists':
      return { ...state, ...change.lists }
    case 'world':
      return { ...state, world: change.world }
    case 'call':
      // A stream that is opened again begins anew where the mock did.
      return {
        ...state,
        calls: [change.call, ...state.calls.filter(({ number }) => number !== change.call.number)]
          .toSorted((one, other) => other.number - one.number)
          .slice(0, MOST_CALLS),
      }
    case 'clear':
      return { ...state, calls: [] }
    case 'connection':
      return { ...state, isConnected: change.isConnected }
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
}

/** What the desk shows, as it changes. */
export function useDesk(api: DeskApi, isShared: boolean): Desk {
  const [state, dispatch] = useReducer(reduce, BEGINNING)

  const attempt = (work: () => Promise<unknown>) => {
    dispatch({ kind: 'refusal', refusal: undefined })
    work().catch((error: unknown) => dispatch({ kind: 'refusal', refusal: sentenceOf(error) }))
  }

  useEffect(() => {
    const refuse = (error: unknown) => dispatch({ kind: 'refusal', refusal: sentenceOf(error) })
    const show = (world: Promise<WorldFacts>) =>
      world.then((shown) => dispatch({ kind: 'world', world: shown })).catch(refuse)
    let end: (() => void) | undefined
    let isGone = false
    async function begin(): Promise<void> {
      // Whoever opens the desk of a world wants it.
      if (!isShared) await show(api.open())
      const [worlds, states, personas, troubleKinds] = await Promise.all([
        api.worlds(),
        api.states(),
        api.personas(),
        api.troubleKinds(),
      ])
      const names = worlds.map(({ name }) => name)
      dispatch({ kind: 'lists', lists: { worlds: names, states, personas, troubleKinds } })
      if (isGone) return
      end = api.watch({
        onCall(call) {
          dispatch({ kind: 'call', call })
          // It may have been a step.
          if (!isShared && call.method !== 'GET') void show(api.show())
        },
        onWorld: () => void show(api.show()),
        onConnection: (isConnected) => dispatch({ kind: 'connection', isConnected }),
      })
    }
    begin().catch(refuse)
    return () => {
      isGone = true
      end?.()
    }
  }, [api, isShared])

  return { ...state, attempt, clear: () => dispatch({ kind: 'clear' }) }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
