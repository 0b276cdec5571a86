import { setTimeout as sleep } from 'node:timers/promises'
import type { CheckContext } from '../../model/check-context'

/** Services that remember the time of a sign-in or of a new password know it to the second. */
export const WHOLE_SECOND_MS = 1_100

/**
 * Opens a second session of one user. A signed token with the time of its sign-in in it is the same
 * twice within one second, and it is services with such tokens that forget to end a session.
 *
 * @returns its token, which is the first one's where a user has only one
 */
export async function signInBeside(
  { slots }: CheckContext,
  signIn: () => Promise<void>,
): Promise<string> {
  const earlier = slots.other.get().token
  await signIn()
  if (slots.other.get().token === earlier) {
    await sleep(WHOLE_SECOND_MS)
    await signIn()
  }
  return slots.other.get().token
}
