import type { Effect } from './effect'
import type { DropInState } from './state'

/** What a move yields: the next state, and what has to be done in the world. */
export interface Step {
  readonly state: DropInState
  readonly effects: readonly Effect[]
}

/** A pure change of the state; transitions are composed of moves. */
export type Move = (state: DropInState) => Step

export const stay: Move = (state) => ({ state, effects: [] })

/** Changes fields of the state. */
export function change(
  patch: Partial<DropInState> | ((state: DropInState) => Partial<DropInState>),
): Move {
  return (state) => ({
    state: { ...state, ...(typeof patch === 'function' ? patch(state) : patch) },
    effects: [],
  })
}

export function perform(...effects: readonly Effect[]): Move {
  return (state) => ({ state, effects })
}

/** Sends an analytics event. */
export function track(kind: string): Move {
  return perform({ type: 'track', kind })
}

/** One move after the other; their effects keep that order. */
export function sequence(...moves: readonly Move[]): Move {
  return (start) =>
    moves.reduce<Step>(
      ({ state, effects }, move) => {
        const step = move(state)
        return { state: step.state, effects: [...effects, ...step.effects] }
      },
      { state: start, effects: [] },
    )
}

export function when(
  isSo: (state: DropInState) => boolean,
  move: Move,
  otherwise: Move = stay,
): Move {
  return (state) => (isSo(state) ? move(state) : otherwise(state))
}

/** A move that is made from what the state holds at that moment. */
export function given(choose: (state: DropInState) => Move): Move {
  return (state) => choose(state)(state)
}
