import type { ReactNode } from 'react'
import './user-info.css'

interface UserInfoProps {
  name: string
  email: string
  role: number
  children?: ReactNode
}

const ADMIN_ROLE = 1

/** Who is signed in: name, email and role in words. */
export function UserInfo({ name, email, role, children }: UserInfoProps) {
  return (
    <section className="user-info" aria-label="Your account">
      <span className="user-initial" aria-hidden="true">
        {initialOf(name)}
      </span>
      <dl className="user-facts">
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <Breakable email={email} />
          </dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{roleName(role)}</dd>
        </div>
      </dl>
      {children}
    </section>
  )
}

/** Where there is no room, an address breaks at its sign rather than in a word. */
function Breakable({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function roleName(role: number): string {
  return role === ADMIN_ROLE ? 'Admin' : 'Registered User'
}

/** The name's first letter, in any script: a whole code point. */
function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
}
