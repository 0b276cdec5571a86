import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { MenuIcon } from '../../ui/icons'
import { SHOP_NAME } from '../../ui/page-heading'
import { CartBadge } from './cart-badge'
import { NavigationList } from './navigation-list'
import { ShopMark } from './shop-mark'
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
