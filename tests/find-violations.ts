import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Frame, Page } from 'playwright'

/** The package's main file holds itself once more as text, and is twice the size. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe: typeof axeCore
}

/** What breaks a rule of axe, and where. */
export interface Violation {
  readonly id: string
  readonly help: string
  readonly elements: readonly string[]
}

export interface Scope {
  /** A selector; the whole page without. */
  readonly within?: string
  /** Ids of rules that make no sense there. */
  readonly exempt?: readonly string[]
}

/**
 * Holds every rule of axe against a page and its frames, as they stand. The frames have to be of the page's origin:
 * that is a third of the work of axe's own bridge to Playwright, which carries its findings to a page of their own.
 */
export async function findViolations(
  page: Page,
  { within, exempt = [] }: Scope = {},
): Promise<Violation[]> {
  await Promise.all(page.frames().map(prepare))
  return page.evaluate(
    async ([selector, rules]) => {
      const { violations } = await globalThis.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
      })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
      }))
    },
    [within, exempt] as const,
  )
}

/** Brings axe into a frame, unless it is there already from an earlier look at the same document. */
async function prepare(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(source)
}
