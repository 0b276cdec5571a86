import { useEffect, useState } from 'react'

/** A photo that breaks is asked for again as often as any read is. */
const PAUSES_MS = [1_000, 3_000]

/**
 * Whether a photo is broken right now. One that breaks is asked for again after growing pauses, at most twice, and when
 * the connection returns.
 */
export function useBroken(data: string | undefined): [isBroken: boolean, onError: () => void] {
  const [attempts, setAttempts] = useState({ data, failures: 0, isBroken: false })
  const isOfThis = attempts.data === data
  const failures = isOfThis ? attempts.failures : 0
  const isBroken = isOfThis && attempts.isBroken

  useEffect(() => {
    if (!isBroken) return
    const askAgain = (counted: number) => setAttempts({ data, failures: counted, isBroken: false })
    const pauseMs = PAUSES_MS[failures - 1]
    const timer = pauseMs === undefined ? undefined : setTimeout(() => askAgain(failures), pauseMs)
    const onOnline = () => askAgain(0)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [data, failures, isBroken])

  return [isBroken, () => setAttempts({ data, failures: failures + 1, isBroken: true })]
}
