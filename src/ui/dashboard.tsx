import type { ReactNode } from 'react'
import { commandKey } from '../lib/command-key'
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
      <p className="dashboard-keys">
        <kbd>{commandKey()}</kbd> and <kbd>K</kbd> lead to any page, product or order; <kbd>?</kbd>{' '}
        lists the shortcuts.
      </p>
    </div>
  )
}
