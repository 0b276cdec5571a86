import { z } from 'zod'
import { levels } from '../../model/rules'

const levelSchema = z.enum(levels)

/** A finding of the report. */
export const findingSchema = z.object({
  id: z.string(),
  causedBy: z.string().exactOptional(),
  severity: z.enum(['failure', 'advice']),
  rule: z.string(),
  operation: z.string(),
  pointer: z.string(),
  line: z.int().min(1),
  level: levelSchema,
  check: z.string(),
  step: z.string(),
  expected: z.string(),
  got: z.string(),
  cause: z.string(),
  curl: z.string(),
  /** Status and body that came, in short. */
  answer: z.string().exactOptional(),
  status: z.int().optional(),
  /** Two scripts that show the finding again, for `sh` and for Node. */
  scripts: z.object({ name: z.string(), sh: z.string(), mjs: z.string() }).exactOptional(),
  /** Why there are none. */
  unshown: z.string().exactOptional(),
})

/** What names a difference in every run. */
const identitySchema = findingSchema.pick({
  operation: true,
  rule: true,
  check: true,
  step: true,
  pointer: true,
})

const sinceSchema = z.object({
  startedAt: z.string(),
  new: z.array(z.string()),
  still: z.array(z.string()),
  moved: z.array(z.object({ id: z.string(), was: identitySchema })),
  repaired: z.array(identitySchema),
  notReached: z.array(identitySchema.extend({ why: z.string() })),
})

const stateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('blocked'), by: z.string() }),
  z.object({
    kind: z.literal('skipped'),
    why: z.string(),
    /** No run can judge it, because of how the service is reached. */
    isOutOfReach: z.literal(true).exactOptional(),
    /** The service had no time for it. */
    isTurnedAway: z.literal(true).exactOptional(),
  }),
])

const adaptedSchema = z.object({
  calls: z.array(z.object({ operation: z.string(), contract: z.string(), service: z.string() })),
  fields: z.array(
    z.object({ field: z.string(), service: z.string(), operations: z.array(z.string()) }),
  ),
  signIn: z.array(z.string()),
  /** Requests that were answered with 401 and sent again with a new token. */
  resent: z.int().exactOptional(),
  /** Entries of the map that no call needed. */
  unneeded: z.array(z.string()),
})

const tallySchema = z.object({
  /** Of what can be judged. */
  judgedPercent: z.int().min(0).max(100),
  passed: z.int(),
  failed: z.int(),
  open: z.int(),
  unreachable: z.int(),
})

const cellStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.enum(['failed', 'open', 'unreachable']), why: z.string() }),
])

const coverageSchema = tallySchema.extend({
  operations: z.array(
    tallySchema.extend({
      operation: z.string(),
      cells: z.array(
        z.object({
          aspect: z.enum(['status', 'property', 'limit']),
          name: z.string(),
          side: z.enum(['at', 'beyond']).exactOptional(),
          pointer: z.string(),
          state: cellStateSchema,
        }),
      ),
    }),
  ),
  /** What the contract says in words, beside its schemas; not among the numbers. */
  sentences: z.array(
    z.object({
      text: z.string(),
      pointer: z.string(),
      state: cellStateSchema,
    }),
  ),
})

/** The JSON report's schema; `--json-schema` prints it. Fields that differ from run to run are in `run`. */
export const jsonReportSchema = z.object({
  version: z.literal(1),
  contract: z.string(),
  baseUrl: z.string(),
  seed: z.string(),
  verdict: z.enum(['conforms', 'adapted', 'partly', 'differs']),
  /** Why the verdict is only `partly`. */
  gaps: z.array(z.string()),
  findings: z.array(findingSchema),
  steps: z.array(
    z.object({
      check: z.string(),
      level: levelSchema,
      step: z.string(),
      operation: z.string(),
      state: stateSchema,
    }),
  ),
  /** The highest level up to which nothing differs, is missing or could not be tried. */
  level: levelSchema.optional(),
  operations: z.object({
    built: z.array(z.string()),
    missing: z.array(z.string()),
    /** Not asked for: people sign in elsewhere. */
    elsewhere: z.array(z.string()).exactOptional(),
  }),
  /** What `--map` and another way to sign in have made up for; the service does not meet the contract without. */
  adapted: adaptedSchema.exactOptional(),
  nextToBuild: z.string().optional(),
  /** What the run says of each waiver; its findings are not among those above. */
  waivers: z.array(
    identitySchema.extend({
      state: z.enum(['waived', 'expired', 'moved', 'repaired', 'not-reached']),
      reason: z.string(),
      who: z.string(),
      until: z.iso.date(),
      why: z.string().exactOptional(),
      findings: z.array(findingSchema),
    }),
  ),
  /** What has changed since the report of `--since`; ids are those of findings here, waived ones too. */
  since: sinceSchema.exactOptional(),
  changedRecords: z.array(z.string()).optional(),
  run: z.object({
    startedAt: z.iso.datetime(),
    durationMs: z.int(),
    requestCount: z.int(),
    leftBehind: z.array(z.string()),
    /** How much of the contract was judged: each status, property of an answer and limit of a request. */
    coverage: coverageSchema,
  }),
})

export type JsonReport = z.infer<typeof jsonReportSchema>
