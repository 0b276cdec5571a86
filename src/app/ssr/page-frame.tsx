import { CardPage } from '../../ui/card-page'
import { PageTitle } from '../../ui/page-heading'

interface PageFrameProps {
  title: string
  /** Whether the page is one form on a card. */
  isCard: boolean
}

/**
 * Stands on the server for a page whose content only its visitor's browser knows, until the page's code is there: its
 * heading where that will be.
 */
export function PageFrame({ title, isCard }: PageFrameProps) {
  const content = (
    <div className="page-fallback">
      <PageTitle
        title={title}
        description="Prompt Bazaar, a marketplace for buying and selling prompts."
      />
      <header className="page-heading">
        <h1>{title}</h1>
      </header>
      <div className="page-fallback-body" />
    </div>
  )
  return isCard ? <CardPage>{content}</CardPage> : <div className="page">{content}</div>
}
