import type { Operation } from '../../../../mocks/contract/operation'
import { isWriteOf } from '../../model/is-write'

/** A call that is under way. */
export interface Underway {
  readonly isWrite: boolean
  /** Whether nothing else was written while it was under way so far. */
  isAlone: boolean
}

export interface CallWatch {
  begin(operation: Operation | undefined): Underway
  end(call: Underway): void
}

/** Tells of calls as they pass which of them were written beside. */
export function createCallWatch(): CallWatch {
  const underway = new Set<Underway>()
  return {
    begin(operation) {
      // What is no operation of the contract may write whatever it likes.
      const isWrite = operation !== undefined && isWriteOf(operation)
      const call = { isWrite, isAlone: ![...underway].some((other) => other.isWrite) }
      if (isWrite) for (const other of underway) other.isAlone = false
      underway.add(call)
      return call
    },
    end: (call) => void underway.delete(call),
  }
}
