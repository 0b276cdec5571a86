import type { ContractDocument } from '../../mocks/contract/read-contract'

/** Whom a change breaks: programs that call the contract, or services that answer by it. */
export type Party = 'clients' | 'backends'

/** One thing that is different in the new contract. */
export interface Change {
  /** Into the new contract, or into the old one where it is gone. */
  readonly pointer: string
  readonly what: string
  /** Nobody, where it is harmless. */
  readonly breaks: readonly Party[]
  /** The operations that it is seen by; none where it is words alone. */
  readonly operations: readonly string[]
}

/** What is compared of a contract. */
export type Side = Pick<ContractDocument, 'document' | 'operations' | 'basePath'>

/** Takes a change down; the same one seen by several operations is one. */
export type Note = (pointer: string, what: string, ...breaks: readonly Party[]) => void

export interface ChangeList {
  /** Notes changes of one operation; of none, where it is left out. */
  noteFor(operation?: string): Note
  list(): readonly Change[]
}

export function createChangeList(): ChangeList {
  const changes = new Map<
    string,
    { pointer: string; what: string; breaks: Set<Party>; operations: Set<string> }
  >()
  return {
    noteFor:
      (operation) =>
      (pointer, what, ...breaks) => {
        const key = JSON.stringify([pointer, what])
        const known = changes.get(key) ?? {
          pointer,
          what,
          breaks: new Set(),
          operations: new Set(),
        }
        for (const party of breaks) known.breaks.add(party)
        if (operation !== undefined) known.operations.add(operation)
        changes.set(key, known)
      },
    list: () =>
      [...changes.values()].map(({ pointer, what, breaks, operations }) => ({
        pointer,
        what,
        breaks: [...breaks].sort(),
        operations: [...operations],
      })),
  }
}
