import type { Place } from '../find/usage'

/** `change`: has to be edited by hand. `check`: look at it. `better`: needs no change, and works better than before. */
export type FindingKind = 'change' | 'check' | 'better'

export interface Finding extends Place {
  kind: FindingKind
  text: string
}
