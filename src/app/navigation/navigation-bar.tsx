import { paths } from '../../lib/paths'
import { MenuIcon } from '../../ui/icons'
import { Link } from '../../ui/link'
import { SHOP_NAME } from '../../ui/page-heading'
import { CartBadge } from './cart-badge'
import { NavigationList } from './navigation-list'
import { useMenu } from './use-menu'
import './navigation-bar.css'

const LIST_ID = 'navigation'

/** The bar on every page. Where it has no room for its entries, they stand in a menu. */
export function NavigationBar() {
  const { isOpen, toggle, menuRef, buttonRef } = useMenu()
  return (
    <header className="bar">
      <div className="bar-inner" ref={menuRef}>
        <Link className="bar-brand" to={paths.home}>
          <ShopMark />
          {SHOP_NAME}
        </Link>
        <nav aria-label="Main">
          <button
            ref={buttonRef}
            type="button"
            className="bar-menu-button"
            aria-expanded={isOpen}
            aria-controls={LIST_ID}
            onClick={toggle}
          >
            <MenuIcon />
            Menu
            <CartBadge />
          </button>
          <NavigationList id={LIST_ID} isOpen={isOpen} />
        </nav>
      </div>
    </header>
  )
}

/** The shop's mark: an awning over a waiting prompt. */
function ShopMark() {
  return (
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 24 24" fill="none">
      <path
        d="M3 3h18l1.5 6a2.6 2.6 0 0 1-4.5 1.4 3 3 0 0 1-4.5 0 3 3 0 0 1-4.5 0A2.9 2.9 0 0 1 6 11 2.6 2.6 0 0 1 1.5 9z"
        fill="var(--bar-active)"
      />
      <path
        d="M5 14.5l3.5 3L5 20.5M11 20.5h7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
