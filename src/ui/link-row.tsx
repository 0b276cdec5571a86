import type { ReactNode } from 'react'
import './link-row.css'

/** Ways on, side by side while there is room. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className="link-row">{children}</div>
}
