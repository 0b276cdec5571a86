import type { ReactNode } from 'react'
import { SHOP_NAME } from '../page-heading'

interface PaperColumn {
  header: string
  /** Where its cells stand; at the start without it. */
  align?: 'end'
}

interface PaperRow {
  key: string
  /** One for each column. */
  cells: readonly ReactNode[]
}

interface PaperProps {
  /** What kind of paper it is, such as "Receipt". */
  title: string
  /** What it is about, such as an order's id: it stands on each sheet. */
  reference: string
  facts: readonly { term: string; value: ReactNode }[]
  /** To whom it goes: a name and an address of any length. */
  addressee: { label: string; name: string; address: string }
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
  total: { label: string; value: string }
}

/** A paper to print: as many sheets of whatever size is in the printer as its rows take. */
export function PrintSheet(props: PaperProps) {
  const { title, reference, facts, addressee, columns, rows, total } = props
  return (
    <article className="paper">
      <header>
        <p className="paper-shop">{SHOP_NAME}</p>
        <h1>{title}</h1>
      </header>
      <dl className="paper-facts">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{addressee.label}</h2>
      <p className="paper-addressee" dir="auto">
        {addressee.name}
      </p>
      <p className="paper-address" dir="auto">
        {addressee.address}
      </p>
      <table>
        {/* Browsers repeat it at the top of each sheet. */}
        <thead>
          <tr>
            <th colSpan={columns.length} className="paper-running">
              {title}: {reference}
            </th>
          </tr>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ header, align }, index) => (
                <td key={header} data-align={align}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
          <tr className="paper-total">
            <th scope="row" colSpan={columns.length - 1}>
              {total.label}
            </th>
            <td data-align="end">{total.value}</td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}
