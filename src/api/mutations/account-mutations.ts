import type { Credentials, ProfileUpdate, SignUp } from '../contract'
import { type Session, toSession, toUser, type User } from '../edge/account'
import { signInResponse } from '../generated/responses/sign-in'
import { signUpResponse } from '../generated/responses/sign-up'
import { updateProfileResponse } from '../generated/responses/update-profile'
import { read } from '../read'
import { api } from '../service'

export async function signIn(credentials: Credentials): Promise<Session> {
  return toSession(await read(api.POST('/auth/signin', { body: credentials }), signInResponse))
}

export async function signUp(account: SignUp): Promise<void> {
  await read(api.POST('/auth/signup', { body: account }), signUpResponse)
}

/** Changes a profile; resolves with the user as it is afterwards. */
export async function updateProfile(userId: string, update: ProfileUpdate): Promise<User> {
  const call = api.PUT('/user/profile/{userId}', { params: { path: { userId } }, body: update })
  return toUser(await read(call, updateProfileResponse))
}
