import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { RUN_FILE } from '../../scripts/run/run-file'

const SCRIPT = 'tests/start/support/break-uncaught.ts'

function run(how: string) {
  return spawnSync(process.execPath, [RUN_FILE, SCRIPT, how], { encoding: 'utf8' })
}

test.each(['exception', 'rejection', 'text'])(
  'a process that ends at an %s nobody caught says where, and nothing of what was typed',
  (how) => {
    const { status, stdout, stderr } = run(how)
    expect(status).toBe(1)
    expect(stdout).toContain('"event":"uncaught"')
    expect(stdout + stderr).not.toContain('nell')
  },
)

test('what a package writes on the console of a process holds nothing of what was typed', () => {
  const { status, stdout, stderr } = run('console')
  expect(status).toBe(0)
  expect(stdout).toContain('A package failed:')
  expect(stdout).toContain('insert into')
  expect(stdout + stderr).not.toContain('nell')
})
