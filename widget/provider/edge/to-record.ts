import { isObject } from '../../model/terms/is-object'
import type { Passthrough } from '../../model/terms/settings'

/** A component's answer as an object; anything else is as good as an empty one. */
export function toRecord(answer: unknown): Passthrough {
  return isObject(answer) ? { ...answer } : {}
}
