import { useLayoutEffect, useRef, useState } from 'react'

const REST_MS = 250

/**
 * Whether a value has come to rest. The first change after a rest counts at once; those that follow it quickly only when
 * there is no further one.
 */
export function useIsSettled(value: string): boolean {
  const [settled, settle] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    const now = performance.now()
    const isRested = now - changedAt.current > REST_MS
    changedAt.current = now
    if (isRested) return settle(value)
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return value === settled
}
