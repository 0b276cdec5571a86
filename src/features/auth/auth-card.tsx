import type { ReactNode } from 'react'
import './auth-card.css'

/** The narrow page that signing in, signing up and asking for help share. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <div className="auth-card">{children}</div>
    </div>
  )
}
