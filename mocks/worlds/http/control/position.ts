import type { KeptCall } from '../../calls/kept-call'
import type { Backend } from '../backends'

/** Up to where somebody has read a journal. */
export interface Position {
  /** Its id; `undefined` for whoever does not know of it. */
  readonly journal: string | undefined
  /** Of the last call that was read; 0 for none. */
  readonly number: number
}

/** The calls after a position, in the order in which they ended; all for the position of another journal. */
export function callsAfter(
  { journal }: Pick<Backend, 'journal'>,
  position: Position,
): readonly KeptCall[] {
  const calls = journal.list()
  if (position.journal !== undefined && position.journal !== journal.id) return calls
  const last = calls.findIndex(({ summary }) => summary.number === position.number)
  return calls.slice(last + 1)
}

/** The position after an event, as its id has it; `undefined` for what is no such id. */
export function readPosition(eventId: string | undefined): Position | undefined {
  const [, journal, number] = /^([\w-]+):(\d+)$/.exec(eventId ?? '') ?? []
  return journal === undefined ? undefined : { journal, number: Number(number) }
}
