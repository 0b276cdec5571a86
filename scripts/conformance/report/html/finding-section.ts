import type { Finding } from '../../run/finding'
import type { Report } from '../../run/report'
import { rules } from '../../run/rules'
import { escapeMarkup } from '../escape-markup'

/** Every finding: failures first, then advice. */
export function writeFindings({ findings, contract }: Report): string {
  const failures = findings.filter(({ severity }) => severity === 'failure')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  return writeSection('Differences', failures, contract) + writeSection('Advice', advice, contract)
}

function writeSection(title: string, findings: readonly Finding[], contract: string): string {
  if (findings.length === 0) return ''
  const articles = findings.map((finding) => writeFinding(finding, contract))
  return `<section><h2>${title}</h2>${articles.join('\n')}</section>\n`
}

function writeFinding(finding: Finding, contract: string): string {
  const { operation, rule, line, check, step, expected, got, cause, curl, severity } = finding
  const facts: readonly (readonly [string, string])[] = [
    ['Promise', rules[rule].promise],
    ['Contract', `${contract}:${line}`],
    ['Step', `${check} › ${step}`],
    ['Expected', expected],
    ['Got', got],
    ['Perhaps', cause],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
  const command = curl
    ? `<details><summary>The request as a command</summary><pre tabindex="0">${escapeMarkup(curl)}</pre></details>`
    : ''
  return `<article class="${severity}"><h3>${escapeMarkup(`${operation} · ${rule}`)}</h3><dl>${list.join('')}</dl>${command}</article>`
}
