import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back when the visitor goes from this address to another one of the shop. */
export function useLeaving(path: string, onLeave: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === path && pathname !== path) leave()
  }, [path, pathname])
}
