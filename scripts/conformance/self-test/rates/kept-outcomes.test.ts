import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Job } from '../parallel/job'
import type { Outcome } from '../parallel/run-jobs'
import { openKeptOutcomes } from './kept-outcomes'

const job: Job = {
  kind: 'fault',
  family: 'orders',
  name: 'listOrders loses one',
  isUnseen: false,
  isThorough: false,
  runsScripts: true,
  isRecorded: false,
}
const outcome: Outcome = {
  job,
  verdict: {
    name: job.name,
    isRight: true,
    isFound: true,
    isOperationFirst: true,
    found: ['listOrders own-orders'],
    script: 'reproduces',
    requestCount: 400,
    durationMs: 1500,
  },
}

async function makeFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-outcomes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'below', 'outcomes.jsonl')
}

test('an interrupted measurement goes on with what it has seen, but for the line it was writing', async () => {
  const file = await makeFile()
  const first = await openKeptOutcomes(file, 'one')
  expect(first.find(job)).toBeUndefined()
  await first.keep(outcome)
  await appendFile(file, JSON.stringify({ ...outcome, job: { ...job, name: 'cut' } }))

  const second = await openKeptOutcomes(file, 'one')
  expect(second.find(job)).toEqual(outcome)
  expect(second.find({ ...job, name: 'cut' })).toBeUndefined()
  expect(second.find({ ...job, isThorough: true })).toBeUndefined()
  // The cut line is gone, so that what comes next stands on a line of its own.
  await second.keep({ ...outcome, job: { ...job, isThorough: true } })
  const third = await openKeptOutcomes(file, 'one')
  expect(third.find(job)).toEqual(outcome)
  expect(third.find({ ...job, isThorough: true })).toBeDefined()
})

test('other sources and a finished measurement begin anew', async () => {
  const file = await makeFile()
  const first = await openKeptOutcomes(file, 'one')
  await first.keep(outcome)
  const other = await openKeptOutcomes(file, 'two')
  expect(other.find(job)).toBeUndefined()
  await other.keep(outcome)
  await other.forget()
  const anew = await openKeptOutcomes(file, 'two')
  expect(anew.find(job)).toBeUndefined()
})
