import { z } from 'zod'
import { describeUnknown, findNearest } from '../../../mocks/contract/find-nearest'
import { home } from '../files/home'
import { readYaml } from '../files/read-yaml'
import { toKey } from '../findings/compare-findings'
import type { CannotRun } from '../model/errors'
import { rules } from '../model/rules'
import type { Waiver } from './apply-waivers'

const TAKES = `YAML with a list \`waivers\`, as --new-waivers writes it: see ${home.pages.waivers}`

/** Every key of a waiver, and what it takes. */
const keys = {
  operation: 'an operationId of the contract',
  rule: 'the rule that is broken, as the report names it',
  check: 'the check that found it, as the report names it',
  step: 'the step of that check, as the report names it',
  pointer: 'the place in the contract, as the JSON report has it',
  reason: 'why the difference may stay',
  who: 'who allows it',
  until: 'the last day, such as 2026-12-31',
} as const satisfies Readonly<Record<keyof Waiver, string>>

const waiverSchema = z.strictObject({
  operation: text(keys.operation),
  rule: text(keys.rule).refine((rule) => rule in rules, {
    error: ({ input }) => describeUnknown(String(input), Object.keys(rules), keys.rule),
  }),
  check: text(keys.check),
  step: text(keys.step),
  pointer: text(keys.pointer),
  reason: text(keys.reason),
  who: text(keys.who),
  until: text(keys.until).refine((day) => z.iso.date().safeParse(day).success, {
    error: ({ input }) => `${JSON.stringify(input)} is no day: it takes ${keys.until}.`,
  }),
})

const fileSchema = z.strictObject({ waivers: z.array(waiverSchema) })

/** A waivers file, with the way to say what is wrong with one of them. */
export interface WaiverFile {
  readonly waivers: readonly Waiver[]
  /** An error that names the line of a waiver's key. */
  refuse(index: number, key: keyof Waiver, why: string): CannotRun
}

/**
 * Reads the file that `--waivers` names.
 *
 * @throws {CannotRun} when it can't be read, or a waiver is not as it must be or stands there twice.
 */
export async function readWaivers(path: string): Promise<WaiverFile> {
  const { value, failAt } = await readYaml({ option: '--waivers', path, takes: TAKES })
  const read = fileSchema.safeParse(value)
  if (!read.success) {
    const { issues } = read.error
    // A mistyped name is missing where it belongs, too.
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
    if (issue === undefined) throw read.error
    throw failAt(issue.path.map(String), describeIssue(issue))
  }
  const { waivers } = read.data
  const refuse = (index: number, key: keyof Waiver, why: string) =>
    failAt(['waivers', String(index), key], why)
  refuseTwins(waivers, refuse)
  return { waivers, refuse }
}

function text(takes: string) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `it is missing: it takes ${takes}.`
          : `${JSON.stringify(input)} is no text: it takes ${takes}.`,
    })
    .refine((given) => given.trim() !== '', {
      error: `it is empty: it takes ${takes}.`,
      abort: true,
    })
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const known = issue.path.length === 0 ? ['waivers'] : Object.keys(keys)
    const nearest = findNearest(key, known)
    const hint =
      nearest === undefined ? `it takes ${known.join(', ')}.` : `did you mean ${nearest}?`
    return `it has no ${JSON.stringify(key)}: ${hint}`
  }
  if (issue.code !== 'invalid_type') return issue.message
  return issue.expected === 'array' || issue.expected === 'object'
    ? `it is no ${issue.expected === 'array' ? 'list' : 'waiver'}. It takes ${TAKES}.`
    : issue.message
}

function refuseTwins(waivers: readonly Waiver[], refuse: WaiverFile['refuse']): void {
  const seen = new Set<string>()
  for (const [index, waiver] of waivers.entries()) {
    const key = toKey(waiver)
    if (seen.has(key)) throw refuse(index, 'operation', 'it stands there twice: leave one out.')
    seen.add(key)
  }
}
