import type { Answer } from '../../model/call'
import { ContractFailure } from '../../model/errors'
import { expectAccepted, isRefusal, type Part } from './expect-accepted'

/**
 * Sends a request with many values that the contract allows. Only when it is refused are they sent one by one,
 * until one is refused alone: the finding names that one.
 *
 * @throws {ContractFailure}
 */
export async function sendOrSplit(
  send: () => Promise<Answer>,
  parts: readonly Part[],
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ContractFailure && isRefusal(error, parts[0]?.operation)) {
      for (const part of parts) await expectAccepted(part)
    }
    throw error
  }
}
