import type { Answer } from '../../model/call'
import { ContractFailure, Undecided } from '../../model/errors'

/** One of the values that a request holds, alone in a request that is tame otherwise. */
export interface Part {
  readonly what: string
  /** Place in the contract of the rule that allows it. */
  readonly pointer: string
  /** The operation that is to accept it, where `send` asks others first. */
  readonly operation?: string
  send(): Promise<Answer>
}

/**
 * Sends a request with many values that the contract allows. Only when it is refused are they sent one by one,
 * until one is refused alone: the finding names that one.
 *
 * @throws {ContractFailure}
 */
export async function sendOrTakeApart(
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

/**
 * Sends one value alone.
 *
 * @throws {ContractFailure} that names it when it is refused.
 */
export async function expectAccepted({
  what,
  pointer,
  operation,
  send,
}: Part): Promise<Answer | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Undecided) return undefined
    if (!(error instanceof ContractFailure) || !isRefusal(error, operation)) throw error
    const { difference } = error
    throw new ContractFailure({
      ...difference,
      pointer,
      expected: `${difference.expected}: ${what}, which the contract allows`,
      cause: `The service does not take ${what}.`,
    })
  }
}

function isRefusal({ difference }: ContractFailure, asked: string | undefined): boolean {
  const { exchange, operation } = difference
  return exchange !== undefined && exchange.status >= 400 && (asked ?? operation) === operation
}
