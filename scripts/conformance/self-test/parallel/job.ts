import { z } from 'zod'
import type { Family } from '../fault'
import { families, unseenFamilies } from '../faults/registry'
import { variants } from '../variants/registry'

/** One run of the check: against the service itself, or with a fault or variant in front of it. */
export const jobSchema = z.object({
  kind: z.enum(['clean', 'fault', 'variant']),
  /** The family of a fault. */
  family: z.string(),
  name: z.string(),
  isUnseen: z.boolean(),
  isThorough: z.boolean(),
  /** Whether the script of a fault's finding is run too. */
  runsScripts: z.boolean(),
  /** Whether a recorded day is judged, and nothing is checked. */
  isRecorded: z.boolean(),
})

export type Job = Readonly<z.infer<typeof jobSchema>>

/** The same for two jobs that try one fault or variant, however deep. */
export function toKey({ kind, family, name, isUnseen }: Job): string {
  return `${kind} ${isUnseen} ${family} ${name}`
}

/** `as-needed`: thorough for those faults that only a thorough run finds. */
export type Depth = 'plain' | 'thorough' | 'as-needed'

/**
 * The runs of the whole corpus, or of that part whose names contain one of the words.
 *
 * @param runsScripts for the own faults: an unseen one may be found at another operation
 */
export function listJobs(
  words: readonly string[],
  depth: Depth,
  runsScripts = false,
  isRecorded = false,
): readonly Job[] {
  const isThorough = depth === 'thorough'
  const isChosen = ({ name }: { readonly name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word))
  const listFaults = ({ name: family, faults, isUnseen = false }: Family) =>
    faults.filter(isChosen).map((fault): Job => {
      const needsThorough = depth === 'as-needed' && fault.isThorough === true
      const { name } = fault
      return {
        kind: 'fault',
        family,
        name,
        isUnseen,
        isThorough: isThorough || needsThorough,
        runsScripts: runsScripts && !isUnseen,
        isRecorded,
      }
    })
  const plain = { family: '', isUnseen: false, isThorough, runsScripts: false, isRecorded } as const
  return [
    { ...plain, kind: 'clean', name: 'the service itself' },
    ...[...families, ...unseenFamilies].flatMap(listFaults),
    ...variants.filter(isChosen).map(({ name }): Job => ({ ...plain, kind: 'variant', name })),
  ]
}
