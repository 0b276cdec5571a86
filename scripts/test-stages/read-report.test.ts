import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './read-report'

test('a run without a report fails with what it printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'vitest.json')
  await expect(readReport(file, 'out of memory')).rejects.toThrow(
    /without its report.*out of memory/s,
  )
  await writeFile(file, '{}')
  expect(await readReport(file, '')).toBe('{}')
})
