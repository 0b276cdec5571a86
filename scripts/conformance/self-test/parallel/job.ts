import { z } from 'zod'
import type { Family, Fault } from '../fault'
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

/** `sufficient`: a thorough run where only that finds the fault, and a plain one for everything else. */
export type RunLength = 'plain' | 'thorough' | 'sufficient'

/** The runs of the whole corpus, or of that part whose names contain one of the words. */
export function listJobs(words: readonly string[], length: RunLength): readonly Job[] {
  const isChosen = ({ name }: { readonly name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word))
  const toJob = (
    kind: Job['kind'],
    { name, isThorough = false }: Pick<Fault, 'name' | 'isThorough'>,
    { name: family, isUnseen = false }: Pick<Family, 'name' | 'isUnseen'> = { name: '' },
  ): Job => {
    const needsThorough = length === 'sufficient' && isThorough
    return { kind, name, family, isUnseen, isThorough: length === 'thorough' || needsThorough }
  }
  return [
    toJob('clean', { name: 'the service itself' }),
    ...[...families, ...unseenFamilies].flatMap((family) =>
      family.faults.filter(isChosen).map((fault) => toJob('fault', fault, family)),
    ),
    ...variants.filter(isChosen).map(({ name }) => toJob('variant', { name })),
  ]
}
