import { writeFile } from 'node:fs/promises'
import { escapeMarkup } from '../../../mocks/contract/escape-markup'
import { type Figure, reachesGoal } from '../figure'
import { formatInterval, formatNumber, formatRatio } from './format-table'

export interface Page {
  readonly title: string
  readonly machine: string
  readonly figures: readonly Figure[]
  /** An SVG, shown before the figures. */
  readonly picture?: string
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  dt { margin-top: 1.5rem; font-weight: 600; }
  dd { margin: 0.25rem 0 0; }
  .bar { display: block; height: 0.75rem; border-radius: 2px; background: #b45309; }
  .yardstick { background: #8a8a8a; }
  svg { max-width: 100%; height: auto; }
  .missed { color: #b91c1c; }
  @media (prefers-color-scheme: dark) { .missed { color: #fca5a5; } }
`

/** Writes the figures as a page: a picture if there is one, then a bar each, with the yardstick's below it to the same scale. */
export async function writePage(
  file: string,
  { title, machine, figures, picture }: Page,
): Promise<void> {
  const heading = escapeMarkup(title)
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
<p>${escapeMarkup(machine)}</p>
${picture ?? ''}
<dl>
${figures.map(toEntry).join('\n')}
</dl>
</html>
`,
  )
}

function toEntry(figure: Figure): string {
  const { name, value, unit, yardstick } = figure
  const longest = Math.max(value, yardstick?.value ?? 0, Number.MIN_VALUE)
  const measured = [`${formatNumber(value)} ${unit}`, formatRatio(figure), formatInterval(figure)]
  const verdict = reachesGoal(figure)
  const isShort = verdict === 'missed' || verdict === 'open'
  const remark = isShort ? ` (goal ${verdict === 'open' ? 'not shown' : 'missed'})` : ''
  return `<dt${isShort ? ' class="missed"' : ''}>${escapeMarkup(name)}${remark}</dt>
<dd>${toBar('bar', value / longest)}${measured.filter((text) => text !== '').join(', ')}</dd>
${yardstick ? `<dd>${toBar('bar yardstick', yardstick.value / longest)}${escapeMarkup(yardstick.name)}: ${formatNumber(yardstick.value)} ${unit}</dd>` : ''}`
}

function toBar(className: string, share: number): string {
  return `<span class="${className}" style="width: ${(share * 100).toFixed(1)}%"></span>`
}
