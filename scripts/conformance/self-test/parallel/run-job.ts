import type { Fault, Variant } from '../fault'
import { families, unseenFamilies } from '../faults/registry'
import { probeFault, probeVariant } from '../probe'
import type { Service } from '../start-service'
import { judgeRecorded } from '../traffic/judge-recorded'
import { variants } from '../variants/registry'
import type { Verdict } from '../verdict'
import type { Job } from './job'

/**
 * Runs the check as a job says.
 *
 * @throws {Error} for a name that the corpus doesn't have.
 */
export async function runJob(service: Service, job: Job): Promise<Verdict> {
  const { kind, name, isThorough, isUnseen, runsScripts } = job
  if (job.isRecorded)
    return judgeRecorded(service, kind === 'fault' ? findFault(job) : findHarmless(job))
  switch (kind) {
    case 'clean':
      return probeVariant(service, { name, wrap: (next) => next }, { isThorough })
    case 'fault':
      return probeFault(service, findFault(job), { isThorough, isUnseen, runsScripts })
    case 'variant':
      return probeVariant(service, find(variants, name), { isThorough })
  }
}

/** The service itself, or a variant of it. */
function findHarmless({ kind, name }: Job): Variant {
  return kind === 'clean' ? { name, wrap: (next) => next } : find(variants, name)
}

/** Families of different authors may have faults of one name. */
function findFault({ isUnseen, family, name }: Job): Fault {
  const { faults } = find(isUnseen ? unseenFamilies : families, family)
  return find(faults, name)
}

function find<T extends { readonly name: string }>(rows: readonly T[], name: string): T {
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`The corpus has no "${name}"`)
  return row
}
