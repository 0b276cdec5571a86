import { createTwoFilesPatch } from 'diff'
import type { Finding } from '../advise/finding'
import type { Migration } from '../migrate-file'
import type { Target } from '../new-widget'

/** The changes of all files as one unified diff, new files included. */
export function renderDiff(migrations: readonly Migration[]): string {
  return migrations
    .flatMap(({ path, before, after, newFiles }) => [
      ...(before === after ? [] : [patch(path, path, before, after)]),
      ...newFiles.map(({ name, text }) => patch('/dev/null', beside(path, name), '', text)),
    ])
    .join('')
}

/** The path of a file that stands beside another. */
export function beside(path: string, name: string): string {
  return path.replace(/[^/\\]*$/, name)
}

function patch(from: string, to: string, before: string, after: string): string {
  const prefix = (path: string, letter: string) =>
    path === '/dev/null' ? path : `${letter}/${path.replace(/^\//, '')}`
  const text = createTwoFilesPatch(prefix(from, 'a'), prefix(to, 'b'), before, after, '', '')
  return text.replace(/^=+\n/, '').replace(/^(---|\+\+\+) (.*)\t$/gm, '$1 $2')
}

/** What is left to do by hand, what to look at, and what works better as it stands. */
export function renderFindings(migrations: readonly Migration[]): string {
  const left = migrations.flatMap(({ path, left: findings }) => lines(path, findings))
  const remarks = migrations.flatMap(({ path, remarks: findings }) =>
    lines(
      path,
      findings.filter(({ kind }) => kind === 'check'),
    ),
  )
  const better = migrations.flatMap(({ remarks: findings }) =>
    findings.flatMap(({ kind, text }) => (kind === 'better' ? [text] : [])),
  )
  return [
    ...section(`Left to do by hand: ${left.length}`, left, true),
    ...section('Worth a look', remarks),
    ...section('Works better as it stands', [...new Set(better)]),
  ].join('\n')
}

/** What a merchant does after the files are changed. */
export function renderNextSteps(
  migrations: readonly Migration[],
  { script, version }: Target,
  places: readonly string[],
): string {
  const texts = migrations.map(({ after }) => after)
  const takesPackage = texts.some((text) => /prompt-bazaar-widget["'/]/.test(text))
  const takesScript = texts.some((text) => text.includes(script))
  const steps = [
    ...(takesPackage && version.startsWith('file:')
      ? [`put the package at ${places.join(' and ')} and run your package manager's install.`]
      : []),
    ...(takesScript ? [`copy dropin.js of the package to where your site serves ${script}.`] : []),
    'docs/widget/moving.md tells what to judge on your server.',
  ]
  return section('Then', steps).join('\n')
}

function lines(path: string, findings: readonly Finding[]): string[] {
  return findings.map(({ line, column, text }) => `${path}:${line}:${column}  ${text}`)
}

function section(title: string, items: readonly string[], always = false): string[] {
  if (items.length === 0 && !always) return []
  return ['', items.length > 0 ? `${title}:` : `${title}.`, ...items.map((item) => `  ${item}`)]
}
