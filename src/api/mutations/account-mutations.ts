import type { Credentials, ProfileUpdate, SignUp } from '../contract'
import { type Session, toSession, toUser, type User } from '../edge/account'
import { read } from '../read'
import { api } from '../service'
import { sessionShape } from '../shapes/session-shape'
import { userShape } from '../shapes/user-shape'
import { signUpShape } from '../shapes/write-shapes'

export async function signIn(credentials: Credentials): Promise<Session> {
  return toSession(await read(api.POST('/auth/signin', { body: credentials }), sessionShape))
}

export async function signUp(account: SignUp): Promise<void> {
  await read(api.POST('/auth/signup', { body: account }), signUpShape)
}

/** Changes a profile; resolves with the user as it is afterwards. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<User> {
  const call = api.PUT('/user/profile/{userId}', { params: { path: { userId } }, body: update })
  return toUser(await read(call, userShape))
}
