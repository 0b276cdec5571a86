import type { Exchange } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'

/**
 * Expects that a name which the list of categories does not show is not taken: otherwise the list is wrong, and not who made
 * the category.
 *
 * @throws {ContractFailure} when the name is taken
 */
export async function expectUntaken(
  { call, slots }: CheckContext,
  name: string,
  list: Exchange,
  assertion: Assertion,
): Promise<void> {
  const { id: userId, token } = slots.admin.get()
  const { status } = await call('createCategory', {
    path: { userId },
    token,
    json: { name },
    expect: [200, 409],
  })
  expectContract(status !== 409, {
    rule: 'read-back',
    operation: 'listCategories',
    expected: `${name} in the list`,
    got: 'a list without it, though the name is taken',
    cause: 'The list is an old one, perhaps from a cache: the category exists.',
    assertion,
    exchange: list,
  })
}
