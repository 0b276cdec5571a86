import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { signInPath } from '../../lib/paths'
import { isAdmin } from '../../model/session'
import { useSession } from '../../model/use-session'

/** Lets signed-in users of any role through; others go to sign in and come back. */
export function RequireUser() {
  const session = useSession()
  return session ? <Outlet /> : <ToSignIn />
}

/** Lets administrators through; everyone else goes to sign in, even if signed in as somebody else. */
export function RequireAdmin() {
  const session = useSession()
  return isAdmin(session) ? <Outlet /> : <ToSignIn />
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
