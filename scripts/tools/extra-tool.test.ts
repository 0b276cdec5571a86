import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../system/run-command'
import { ensureExtraTool } from './extra-tool'

/** An empty cache, and no connection. */
const offline = (cache: string) => ({ npm_config_cache: cache, npm_config_offline: 'true' })

test('without a registry it says what is missing, and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-tools-'))
  const cache = relative(ROOT, join(folder, 'tools'))
  const env = offline(join(folder, 'npm'))
  await expect(ensureExtraTool('drizzle-kit', { cache, env })).rejects.toThrow(
    /^The registry can’t be reached \(\w+\)\. drizzle-kit is not part of `npm ci`/,
  )
  await rm(folder, { recursive: true, force: true })
})
