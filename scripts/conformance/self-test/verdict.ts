import { z } from 'zod'

/** What is said of a script that fails on the faulty service and passes on the correct one. */
export const REPRODUCES = 'reproduces'

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
  /** `REPRODUCES`, or what the finding's script wrote. */
  script: z.string().exactOptional(),
  requestCount: z.int(),
  durationMs: z.number(),
})

export type Verdict = Readonly<z.infer<typeof verdictSchema>>
