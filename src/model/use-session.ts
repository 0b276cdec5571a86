import { useSyncExternalStore } from 'react'
import type { Session } from './session'
import { sessionStore } from './session-store'

/** The session, `null` when signed out; follows every change, other tabs' too. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => null)
}
