import { useEffect, useSyncExternalStore } from 'react'
import type { PaymentRunner } from '../../../model/payment-journal/payment-runner'
import type { PaymentState } from '../../../model/payment-journal/payment-state'
import { runnerOf } from './payment-runners'

/**
 * The state of a user's checkout, and its runner. What an earlier page left open is resumed,
 * now and whenever the connection comes back.
 */
export function usePayment(userId: string): { state: PaymentState; runner: PaymentRunner } {
  const runner = runnerOf(userId)
  const state = useSyncExternalStore(runner.subscribe, runner.get, runner.get)
  useEffect(() => {
    void runner.resume()
    const reconnect = () => void runner.reconnect()
    addEventListener('online', reconnect)
    return () => removeEventListener('online', reconnect)
  }, [runner])
  return { state, runner }
}
