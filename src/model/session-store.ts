import type { User } from '../api/edge/account'
import { localTextStorage, type TextStorage } from '../lib/storage'
import { createStoredValue } from '../lib/stored-value'
import { parseSession, SESSION_KEY, type Session, serializeSession } from './session'

export interface SessionStore {
  /** The session, or `null` when signed out. */
  get(): Session | null
  subscribe(onChange: () => void): () => void
  signIn(session: Session): void
  signOut(): void
  /** Calls back before a sign-out takes the session away: for what is still to be sent under it. */
  beforeSignOut(onSignOut: () => void): () => void
  /** Puts the service's newer version of the signed-in user in place of the stored one; of anybody else's it takes nothing. */
  replaceUser(user: User): void
  /** Ends the session that carries this token, if it is still the current one; says whether it was. */
  refuse(token: string): boolean
}

export function createSessionStore(storage: TextStorage): SessionStore {
  const stored = createStoredValue<Session | null>({
    key: SESSION_KEY,
    storage,
    parse: parseSession,
    serialize: serializeSession,
  })
  const leavers = new Set<() => void>()
  return {
    get: stored.get,
    subscribe: stored.subscribe,
    signIn: (session) => void stored.update(() => session),
    signOut() {
      for (const leave of leavers) leave()
      stored.update(() => null)
    },
    beforeSignOut(onSignOut) {
      leavers.add(onSignOut)
      return () => leavers.delete(onSignOut)
    },
    replaceUser(user) {
      stored.update((session) =>
        session?.user.userId === user.userId ? { ...session, user } : session,
      )
    },
    refuse(token) {
      // A call may be refused after its user has signed in again, here or in another tab.
      if (stored.get()?.token !== token) return false
      stored.update((session) => (session?.token === token ? null : session))
      return !stored.get()
    },
  }
}

export const sessionStore: SessionStore = createSessionStore(localTextStorage)
