import { createContext, type ReactNode, useContext } from 'react'
import './page-heading.css'

/** The title of the page's record, where it has one. */
export const PageTitleContext = createContext('')

interface PageHeadingProps {
  /** The page's one `h1`, and the start of the document's title; by default that of the page's record. */
  title?: string
  /** What the page is narrowed to: it stands before the title in the document's. */
  about?: string
  /** For search engines and link previews. */
  description: string
  /** Shown below the title. */
  children?: ReactNode
}

export const SHOP_NAME = 'Prompt Bazaar'

/** The heading of a page, with the document's title and description. */
export function PageHeading({ title: ownTitle, about, description, children }: PageHeadingProps) {
  const recordTitle = useContext(PageTitleContext)
  const title = ownTitle ?? recordTitle
  return (
    <header className="page-heading">
      <PageTitle title={about ? `${about} · ${title}` : title} description={description} />
      <h1>{title}</h1>
      {children}
    </header>
  )
}

/** The document's title and description alone, for a page with a heading of its own making. */
export function PageTitle({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · ${SHOP_NAME}`}</title>
      <meta name="description" content={description} />
    </>
  )
}
