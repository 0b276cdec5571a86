import { Blocked, ContractFailure, Undecided } from '../model/errors'

/**
 * What a call comes to that is made beside what its step is about: a difference of its own, or a service that has no time
 * for it or does not answer, must not take the place of that.
 */
export async function tryFurther<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    const isOfCall = [Blocked, ContractFailure, Undecided].some((kind) => error instanceof kind)
    if (isOfCall) return undefined
    throw error
  }
}
