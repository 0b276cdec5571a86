import { type ReactNode, useEffect } from 'react'
import { allowUse } from '../ssr/take-over'

/** Lets the page be used once what is in it listens, and has turned to what is known of the visitor. */
export function Usable({ children }: { children: ReactNode }) {
  useEffect(allowUse, [])
  return children
}
