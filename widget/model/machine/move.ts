import type { Effect } from './effect'
import type { DropInState } from './state'

/** The next state, and the effects to perform. */
export interface Transition {
  readonly state: DropInState
  readonly effects: readonly Effect[]
}

/** A pure change of the state; transitions are composed of moves. */
export type Move = (state: DropInState) => Transition

export const unchanged: Move = (state) => ({ state, effects: [] })

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
    moves.reduce<Transition>(
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
  otherwise: Move = unchanged,
): Move {
  return (state) => (isSo(state) ? move(state) : otherwise(state))
}

/** Chooses the move by the current state. */
export function given(choose: (state: DropInState) => Move): Move {
  return (state) => choose(state)(state)
}
