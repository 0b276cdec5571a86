import { useLayoutEffect, useRef, useState } from 'react'

const REST_MS = 250

/**
 * Whether a value has come to rest. The first change after a rest counts at once; those that follow it quickly only when
 * there is no further one.
 */
export function useIsSettled(value: string): boolean {
  const [settled, settle] = useState<string | undefined>(value)
  const last = useRef({ value, changedAt: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (last.current.value === value) return
    const changedAt = performance.now()
    const isRested = changedAt - last.current.changedAt > REST_MS
    last.current = { value, changedAt }
    // A value that comes back has to rest too.
    settle(isRested ? value : undefined)
    if (isRested) return
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return value === settled
}
