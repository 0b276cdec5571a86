import { escapeMarkup } from '../../mocks/contract/escape-markup'
import type { Difference } from './differences'
import type { Observation, Step } from './observation'

/** What differs, line by line, for a terminal. */
export function renderText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Nothing differs.'
  return differences
    .flatMap((difference) => [
      `${difference.step}: ${difference.what}`,
      ...difference.old.map((line) => `  old  ${line}`),
      ...difference.new.map((line) => `  new  ${line}`),
    ])
    .join('\n')
}

/** One page with the pictures of both beside each other, step by step. */
export function renderPage(
  url: string,
  before: Observation,
  after: Observation,
  differences: readonly Difference[],
): string {
  const steps = before.steps.map((step) => {
    const same = after.steps.find(({ name }) => name === step.name)
    return renderStep(step, same, differences)
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Old and new: ${escapeMarkup(url)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #222 }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
img { max-width: 100%; border: 1px solid #ccc }
td, th { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-top: 1px solid #ddd }
</style>
<h1>${escapeMarkup(url)}</h1>
<p>Left the old drop-in, right the new widget. ${differences.length} differences.</p>
${renderTable(differences.filter(({ step }) => step === 'whole page'))}
${steps.join('\n')}
</html>
`
}

function renderStep(
  before: Step,
  after: Step | undefined,
  differences: readonly Difference[],
): string {
  const own = differences.filter(({ step }) => step === before.name)
  return `<h2>${escapeMarkup(before.name)}</h2>
<div class="both">${renderPicture(before, 'old')}${after ? renderPicture(after, 'new') : '<p>No such step.</p>'}</div>
${own.length === 0 ? '<p>Nothing differs.</p>' : renderTable(own)}`
}

function renderPicture({ name, picture }: Step, which: string): string {
  return `<img alt="${escapeMarkup(`${name}, ${which}`)}" src="data:image/png;base64,${picture.toString('base64')}">`
}

function renderTable(differences: readonly Difference[]): string {
  if (differences.length === 0) return ''
  const rows = differences.map(
    (difference) =>
      `<tr><th>${difference.what}</th><td>${renderLines(difference.old)}</td><td>${renderLines(difference.new)}</td></tr>`,
  )
  return `<table><tr><th></th><th>old</th><th>new</th></tr>${rows.join('')}</table>`
}

function renderLines(lines: readonly string[]): string {
  return lines.map(escapeMarkup).join('<br>')
}
