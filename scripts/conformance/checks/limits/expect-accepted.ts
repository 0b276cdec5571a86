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

/** Whether the operation that was asked refused the request. */
export function isRefusal({ difference }: ContractFailure, asked: string | undefined): boolean {
  const { exchange, operation } = difference
  return exchange !== undefined && exchange.status >= 400 && (asked ?? operation) === operation
}
