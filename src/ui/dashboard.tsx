import type { ReactNode } from 'react'
import './dashboard.css'

interface DashboardProps {
  /** Who is signed in. */
  aside: ReactNode
  children: ReactNode
}

/** The user's details beside the content; on a narrow screen above it. */
export function Dashboard({ aside, children }: DashboardProps) {
  return (
    <div className="dashboard">
      {aside}
      {children}
    </div>
  )
}
