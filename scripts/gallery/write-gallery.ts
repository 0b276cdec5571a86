import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeMarkup } from '../../mocks/contract/escape-markup'
import { APPEARANCES, type Appearance } from '../../widget/model/machine/appearance'
import type { Look } from './screenshot'

const STYLE = `
  body { margin: 2rem; font-family: system-ui, sans-serif }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; max-width: 22rem }
  img { width: 22rem; border: 1px solid #ccc }
  .flaw { color: #b00020 }
`

/**
 * Writes the page that shows all looks, one row a look.
 *
 * @returns its path
 */
export async function writeGallery(folder: string, looks: readonly Look[]): Promise<string> {
  const links = APPEARANCES.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')
  const rows = APPEARANCES.map((name) => row(name, looks)).join('\n')
  const path = join(folder, 'index.html')
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of the payment widget</title>
<style>${STYLE}</style><h1>Every look of the payment widget</h1><nav>${links}</nav>
${rows}</html>`,
  )
  return path
}

function row(name: Appearance, looks: readonly Look[]): string {
  const figures = looks.filter(({ appearance }) => appearance === name).map(figure)
  return `<section id="${name}"><h2>${name}</h2><div>${figures.join('\n')}</div></section>`
}

function figure({ name, locale, scheme, picture, flaws }: Look): string {
  const verdict =
    flaws.length === 0
      ? 'no flaw'
      : flaws.map((flaw) => `<p class="flaw">${escapeMarkup(flaw)}</p>`).join('')
  return `<figure><img src="${picture}" alt="${name}" loading="lazy"><figcaption>${locale} ${scheme}: ${verdict}</figcaption></figure>`
}
