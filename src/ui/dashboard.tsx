import type { ReactNode } from 'react'
import './dashboard.css'

interface DashboardProps {
  /** Who is signed in. */
  aside: ReactNode
  children: ReactNode
}

/** Who one is beside what one came for; on a narrow screen above it. */
export function Dashboard({ aside, children }: DashboardProps) {
  return (
    <div className="dashboard">
      {aside}
      {children}
    </div>
  )
}
