import { paths } from '../../lib/paths'
import { isAdmin, type Session } from '../../model/session'

/** A link of the bar, by the words it shows. */
export interface NavigationEntry {
  label: 'Home' | 'Shop' | 'Cart' | 'Dashboard' | 'Signin' | 'Signup'
  path: string
}

const PUBLIC_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Home', path: paths.home },
  { label: 'Shop', path: paths.shop },
  { label: 'Cart', path: paths.cart },
]

const SIGNED_OUT_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Signin', path: paths.signIn },
  { label: 'Signup', path: paths.signUp },
]

/** The links for a visitor with this session, in the order of the bar. */
export function navigationEntries(session: Session | null): NavigationEntry[] {
  if (!session) return [...PUBLIC_ENTRIES, ...SIGNED_OUT_ENTRIES]
  const dashboard = isAdmin(session) ? paths.adminDashboard : paths.userDashboard
  return [...PUBLIC_ENTRIES, { label: 'Dashboard', path: dashboard }]
}
