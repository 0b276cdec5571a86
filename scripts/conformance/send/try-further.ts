import { ContractFailure, Undecided } from '../model/errors'

/**
 * What a call beside a failure comes to, which is told in any case: a difference of its own, or a service that has no time
 * for it, must not take its place.
 */
export async function tryFurther<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ContractFailure || error instanceof Undecided) return undefined
    throw error
  }
}
