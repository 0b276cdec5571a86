/** What became of one sentence of the contract in a run. */
export type CellState =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly why: string }
  /** It could have been judged, and was not. */
  | { readonly kind: 'open'; readonly why: string }
  /** Nobody can judge it from outside. */
  | { readonly kind: 'unreachable'; readonly why: string }

/** What a cell is about: a status of an operation, a property of an answer, or a limit of a request. */
export type Aspect = 'status' | 'property' | 'limit'

/** One sentence of the contract that a service keeps or breaks. */
export interface Cell {
  readonly aspect: Aspect
  /** In short: `401`, `200 /-/price`, `name maxLength 64`. */
  readonly name: string
  /** Of a limit: what lies at it must be accepted, what lies beyond it refused. */
  readonly side?: Side
  /** Pointer into the contract. */
  readonly pointer: string
  readonly state: CellState
}

export type Side = 'at' | 'beyond'

/** Numbers of cells. */
export type Tally = Readonly<Record<CellState['kind'], number>>

export interface OperationCoverage {
  readonly operation: string
  readonly cells: readonly Cell[]
  readonly tally: Tally
}

/** What the contract says in words, beside its schemas, and what became of it in a run. */
export interface SentenceCell {
  readonly text: string
  /** Into the contract. */
  readonly pointer: string
  readonly state: CellState
}

/** How much of the contract a run judged. */
export interface Coverage {
  readonly operations: readonly OperationCoverage[]
  /** Of the operations' cells. */
  readonly tally: Tally
  readonly sentences: readonly SentenceCell[]
}

/** Counts cells by their state. */
export function tallyOf(cells: readonly Pick<Cell, 'state'>[]): Tally {
  const count = (kind: CellState['kind']) => cells.filter(({ state }) => state.kind === kind).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    open: count('open'),
    unreachable: count('unreachable'),
  }
}

/** The share of what can be judged that was judged, in whole percent; 100 only when nothing is open. */
export function shareOf({ passed, failed, open }: Tally): number {
  const judged = passed + failed
  return judged + open === 0 ? 0 : Math.floor((100 * judged) / (judged + open))
}

/** In percent: whoever judged less has not seen most of it. */
export const LITTLE_PERCENT = 50
