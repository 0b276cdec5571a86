import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPathOf, paths, signInPath } from '../../lib/paths'
import { isAdmin } from '../../model/session'
import { useSession } from '../../model/use-session'
import { whenSessionEnds } from './session-ended'

/** Shows a page to signed-in users of any role; others go to sign in and come back. */
export function RequireUser({ children }: { children: ReactNode }) {
  return useSession() ? children : <ToSignIn />
}

/** Shows a page to administrators; everyone else goes to sign in, even if signed in already. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return isAdmin(useSession()) ? children : <ToSignIn />
}

function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Signing out leaves the page before it ends the session: then the visitor is on the way already.
    if (window.location.pathname !== pathname) return
    navigate(signInPath(`${pathname}${search}${hash}`), { replace: true })
  }, [navigate, pathname, search, hash])
  return null
}

/** Sends a visitor whose session was refused to sign in, and back to where they were after that. */
export function SessionEndRedirect() {
  const navigate = useNavigate()
  useEffect(
    () =>
      whenSessionEnds(() => {
        const { pathname, search, hash } = window.location
        if (!isPathOf(paths.signIn, pathname)) navigate(signInPath(`${pathname}${search}${hash}`))
      }),
    [navigate],
  )
  return null
}
