import type { ReactNode } from 'react'
import './link-row.css'

/** Links side by side, wrapped where there is no room. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className="link-row">{children}</div>
}
