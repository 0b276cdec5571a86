import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleGrowths } from '../summary/testing/sample-growth'
import { openKeptSteps } from './kept-steps'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-steps-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const [step] = sampleGrowths[0]?.steps ?? []
if (!step) throw new Error('The sample has no step.')

test('a size is kept for its database and these sources, until all is measured', async () => {
  const kept = openKeptSteps(folder, 'one')
  expect(await kept.find('PostgreSQL', step.products)).toBeUndefined()
  await kept.keep('PostgreSQL', step)
  const again = openKeptSteps(folder, 'one')
  expect(await again.find('PostgreSQL', step.products)).toEqual(step)
  expect(await again.find('PostgreSQL', step.products * 10)).toBeUndefined()
  expect(await again.find('embedded database', step.products)).toBeUndefined()
  expect(await openKeptSteps(folder, 'other').find('PostgreSQL', step.products)).toBeUndefined()
  await again.forget()
  expect(await kept.find('PostgreSQL', step.products)).toBeUndefined()
})
