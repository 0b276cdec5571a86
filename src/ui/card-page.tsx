import type { ReactNode } from 'react'
import './card-page.css'

/** A page that is one narrow card, such as a short form. */
export function CardPage({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <div className="card-page">{children}</div>
    </div>
  )
}
