import { NavLink, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useCart } from '../../model/cart/use-cart'
import { useSession } from '../../model/use-session'
import { signOut } from '../session/sign-out'
import { CartBadge } from './cart-badge'
import { type NavigationEntry, navigationEntries } from './navigation-entries'

/** The entries that this visitor may use; `NavLink` marks the current one with `aria-current`. */
export function NavigationList({ id, isOpen }: { id: string; isOpen: boolean }) {
  const session = useSession()
  const navigate = useNavigate()

  const leave = () => {
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
  return (
    <NavLink className="bar-entry" to={entry.path} end>
      {entry.label}
      {entry.path === paths.cart && <CartCount />}
    </NavLink>
  )
}

function CartCount() {
  const entryCount = useCart().length
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
