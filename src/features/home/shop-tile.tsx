import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'

/** Leads from the newest products to all of them. */
export function ShopTile() {
  return (
    <li className="row-tile">
      <p className="row-tile-title">There is more on the shelves</p>
      <p>Filter everything we sell by category and price.</p>
      <ButtonLink to={paths.shop}>Browse the shop</ButtonLink>
    </li>
  )
}
