import { useSyncExternalStore } from 'react'
import { journalPresence } from './payment-journal/journal-presence'

/** Whether the payment journal holds a purchase. */
export function usePurchaseOpen(): boolean {
  return useSyncExternalStore(journalPresence.subscribe, journalPresence.get, () => false)
}
