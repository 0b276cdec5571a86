import { escapeMarkup } from '../escape-markup'

/** A cell of a table: a text, or one with the name of its look. */
export type HtmlCell = string | number | { readonly text: string; readonly look: string }

/** A table that scrolls by itself where it is too wide, and can be reached with the keyboard then. */
export function writeTable(
  labelledBy: string,
  heads: readonly string[],
  rows: readonly (readonly [name: string, ...cells: readonly HtmlCell[]])[],
): string {
  const head = heads.map((name) => `<th scope="col">${escapeMarkup(name)}</th>`)
  const body = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th>${cells.map(writeCell).join('')}</tr>`,
  )
  return `<div class="wide" role="region" aria-labelledby="${labelledBy}" tabindex="0"><table>
<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** A section with its heading, by which tables in it are named. */
export function writeSection(id: string, title: string, content: string): string {
  return `<section><h2 id="${id}">${escapeMarkup(title)}</h2>\n${content}</section>\n`
}

/** A list of sentences. */
export function writeList(sentences: readonly string[]): string {
  const items = sentences.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`)
  return `<ul>${items.join('\n')}</ul>`
}

/** What is shown when asked for. */
export function writeDetails(summary: string, content: string): string {
  return `<details><summary>${escapeMarkup(summary)}</summary>${content}</details>`
}

function writeCell(cell: HtmlCell): string {
  if (typeof cell === 'number') return `<td class="number">${cell}</td>`
  if (typeof cell === 'string') return `<td>${escapeMarkup(cell)}</td>`
  return `<td class="${cell.look}">${escapeMarkup(cell.text)}</td>`
}
