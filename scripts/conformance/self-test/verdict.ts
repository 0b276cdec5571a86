import { z } from 'zod'

/** What a run found of one planted fault or variant; it travels between processes. */
export const verdictSchema = z.object({
  name: z.string(),
  /** Whether the run said what it must say. */
  isRight: z.boolean(),
  /** Whether it found anything at all. */
  isFound: z.boolean(),
  /** Whether its first finding is at the operation that has the fault. */
  isOperationFirst: z.boolean(),
  /** What was found, each as `operation rule (step: answer)`. */
  found: z.array(z.string()),
  /** `reproduces` when the finding's script fails on the faulty service and passes on the correct one; else what it wrote. */
  script: z.string().exactOptional(),
  requestCount: z.int(),
  durationMs: z.number(),
})

export type Verdict = Readonly<z.infer<typeof verdictSchema>>
