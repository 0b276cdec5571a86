import { userShape } from '../../../../src/api/generated/shapes/user'
import type { Exchange } from '../../http/exchange'
import { assertNone } from '../../model/assert-values'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'

interface RefusedNames {
  /** Sends a new name beside an email that is refused. */
  send(word: string, email: string, refusal: CallOptions): Promise<void>
  /** Of a request that is refused nothing is stored, what is right in it neither. */
  expectUnseen(profile: Answer): void
}

/** Names that the other shopper has asked for, and must not have. */
export function createRefusedNames({ call, slots }: CheckContext): RefusedNames {
  const refused = new Map<string, Exchange>()
  return {
    async send(word, email, refusal) {
      const { id: userId, token } = slots.other.get()
      // Beside the name of somebody who was given there may be no room for a word.
      const name = `Conformance ${word}`
      const json = { name, email }
      const answer = await call('updateProfile', { path: { userId }, token, json, ...refusal })
      refused.set(name, answer.exchange)
    },
    expectUnseen({ exchange, read }) {
      const { name } = read(userShape)
      const writer = refused.get(name)
      expectContract(writer === undefined, {
        rule: 'kept-value',
        operation: 'updateProfile',
        expected: 'the name as it was: the request was refused',
        got: name,
        cause: 'A part of the profile is stored before all of the request is looked at.',
        assertion: assertNone('/name', { is: name }, exchange),
        exchange: writer ?? exchange,
      })
    },
  }
}
