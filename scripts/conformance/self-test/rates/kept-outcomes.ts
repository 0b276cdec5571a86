import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type Job, jobSchema } from '../parallel/job'
import type { Outcome } from '../parallel/run-jobs'
import { verdictSchema } from '../verdict'

const headSchema = z.object({ sources: z.string() })
const outcomeSchema = z.object({ job: jobSchema, verdict: verdictSchema })

/** What a measurement of an hour has seen so far, in a file, so that an interrupted one goes on. */
export interface KeptOutcomes {
  find(job: Job): Outcome | undefined
  keep(outcome: Outcome): Promise<void>
  /** The figures are published: the next measurement begins anew. */
  forget(): Promise<void>
}

/** @param sources names what is measured: outcomes of other sources are thrown away. */
export async function openKeptOutcomes(file: string, sources: string): Promise<KeptOutcomes> {
  const earlier = await readEarlier(file, sources)
  const byJob = new Map(earlier.map((outcome) => [toKey(outcome.job), outcome]))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, [{ sources }, ...earlier].map(toLine).join(''))
  return {
    find: (job) => byJob.get(toKey(job)),
    keep: (outcome) => {
      byJob.set(toKey(outcome.job), outcome)
      return appendFile(file, toLine(outcome))
    },
    forget: () => rm(file, { force: true }),
  }
}

async function readEarlier(file: string, sources: string): Promise<readonly Outcome[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  // A last line without its end was being written when the measurement was interrupted.
  const [head, ...lines] = text.split('\n').slice(0, -1)
  if (head === undefined || headSchema.parse(JSON.parse(head)).sources !== sources) return []
  return lines.map((line) => outcomeSchema.parse(JSON.parse(line)))
}

/** Whatever the order of its properties is. */
function toKey(job: Job): string {
  return JSON.stringify(jobSchema.parse(job))
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
