import { userShape } from '../../../../src/api/generated/shapes/user'
import type { Answer } from '../../model/call'
import { Undecided } from '../../model/errors'
import type { Actor, World } from '../../model/world'

/**
 * Reads a profile, to see what else was done to it.
 *
 * @throws {Undecided} when another user is answered, which the check of profiles reports
 */
export async function readOwnProfile(
  { call }: World,
  { id: userId, token }: Pick<Actor, 'id' | 'token'>,
  expect: readonly number[] = [200],
): Promise<Answer> {
  const answer = await call('readProfile', { path: { userId }, token, expect })
  if (answer.status === 200 && answer.read(userShape)._id !== userId) {
    throw new Undecided('readProfile answered another user')
  }
  return answer
}
