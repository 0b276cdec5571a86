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
})

export type Job = Readonly<z.infer<typeof jobSchema>>

/** `as-needed`: thorough for those faults that only a thorough run finds. */
export type Depth = 'plain' | 'thorough' | 'as-needed'

/** The runs of the whole corpus, or of that part whose names contain one of the words. */
export function listJobs(words: readonly string[], depth: Depth): readonly Job[] {
  const isThorough = depth === 'thorough'
  const isChosen = ({ name }: { readonly name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word))
  const listFaults = ({ name: family, faults, isUnseen = false }: Family) =>
    faults.filter(isChosen).map((fault): Job => {
      const needsThorough = depth === 'as-needed' && fault.isThorough === true
      const { name } = fault
      return { kind: 'fault', family, name, isUnseen, isThorough: isThorough || needsThorough }
    })
  const clean = { kind: 'clean', family: '', name: 'the service itself' } as const
  return [
    { ...clean, isUnseen: false, isThorough },
    ...[...families, ...unseenFamilies].flatMap(listFaults),
    ...variants
      .filter(isChosen)
      .map(({ name }): Job => ({ kind: 'variant', family: '', name, isUnseen: false, isThorough })),
  ]
}
