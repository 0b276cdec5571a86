import { api } from '../service'

/** Ends the session at the service. On its own, because every page can sign out and few need the other mutations. */
export async function signOut(): Promise<void> {
  await api.GET('/auth/signout')
}
