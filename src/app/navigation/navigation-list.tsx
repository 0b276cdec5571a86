import { useLocation, useNavigate } from 'react-router-dom'
import { isPathOf, paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { Link } from '../../ui/link'
import { MAIN_ID } from '../page/main-content'
import { signOut } from '../session/sign-out'
import { CartBadge, useShownEntryCount } from './cart-badge'
import { type NavigationEntry, navigationEntries } from './navigation-entries'

/** The entries that this visitor may use; the current page's is marked with `aria-current`. */
export function NavigationList({ id, isOpen }: { id: string; isOpen: boolean }) {
  const session = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const leave = () => {
    // The pressed button goes away. Elsewhere the next page takes the focus; at home none follows.
    if (pathname === paths.home) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    // First the place, then the session: a guard of the page that is left must not ask to sign in.
    navigate(paths.home)
    signOut()
  }

  return (
    <ul id={id} className={isOpen ? 'bar-list bar-list-open' : 'bar-list'}>
      {navigationEntries(session).map((entry) => (
        <li key={entry.label}>
          <BarLink entry={entry} />
        </li>
      ))}
      {session && (
        <li>
          <button type="button" className="bar-entry" onClick={leave}>
            Signout
          </button>
        </li>
      )}
    </ul>
  )
}

function BarLink({ entry }: { entry: NavigationEntry }) {
  const { pathname } = useLocation()
  const isCurrent = isPathOf(entry.path, pathname)
  return (
    <Link className="bar-entry" to={entry.path} aria-current={isCurrent ? 'page' : undefined}>
      {entry.label}
      {entry.path === paths.cart && <CartCount />}
    </Link>
  )
}

function CartCount() {
  const entryCount = useShownEntryCount()
  return (
    <>
      <CartBadge />
      {entryCount > 0 && (
        <span className="visually-hidden">
          {entryCount === 1 ? ', 1 item' : `, ${entryCount} items`}
        </span>
      )}
    </>
  )
}
