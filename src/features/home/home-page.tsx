import type { ReactNode } from 'react'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { PageTitle } from '../../ui/page-heading'
import { BestSellers } from './best-sellers'
import { HeroArt } from './hero-art'
import { ProductRow } from './product-row'
import './home-page.css'

interface HomePageProps {
  /** The start of the document's title. */
  title: string
  /** The search bar and what it finds. */
  search: ReactNode
}

/** `/`: what the shop is, its search, what is new and what sells best. */
export function HomePage({ title, search }: HomePageProps) {
  return (
    <>
      <PageTitle
        title={title}
        description="Prompt Bazaar is a vibrant marketplace for buying and selling prompts."
      />
      <header className="home-hero">
        <div className="home-hero-inner">
          <div className="home-hero-words">
            <h1>Prompts that do the work</h1>
            <p>
              Prompt Bazaar is a vibrant marketplace for buying and selling prompts: tried ones, for
              writing, code, pictures and everything else you hand to a machine.
            </p>
          </div>
          <HeroArt />
        </div>
      </header>
      <div className="page home-page">
        <PartBoundary name="The search">{search}</PartBoundary>
        <ProductRow
          title="New Arrival"
          sortBy="createdAt"
          failure="Error loading products by arrival"
          tile={<ShopTile />}
          empty="The shelves are empty. Come back soon."
          isFirst
        />
        <BestSellers />
      </div>
    </>
  )
}

/** Links from the newest products to all of them. */
function ShopTile() {
  return (
    <li className="row-tile">
      <p className="row-tile-title">There is more on the shelves</p>
      <p>Filter everything we sell by category and price.</p>
      <ButtonLink to={paths.shop}>Browse the shop</ButtonLink>
    </li>
  )
}
