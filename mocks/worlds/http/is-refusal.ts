import { CallError } from '../calls/call'
import { FileError } from '../file/world-file'
import { LinkError } from '../link/situation'
import { ClockError } from '../model/clock'
import { PersonaError } from '../personas/persona'
import { StateError } from '../states/state'
import { TroubleError } from '../troubles/trouble'
import { UnknownStep } from '../world'
import { WorldError } from '../worlds'

const KINDS = [
  WorldError,
  CallError,
  ClockError,
  StateError,
  PersonaError,
  TroubleError,
  FileError,
  LinkError,
  UnknownStep,
]

/** Whether an error is a sentence for whoever asked for what there is not. */
export function isRefusal(fault: unknown): fault is Error {
  return KINDS.some((kind) => fault instanceof kind)
}
