import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod/mini'
import { endProcess } from '../../../scripts/processes/stop'
import { type BiDi, connect } from './bi-di'
import { openTab } from './firefox-tab'
import type { Engine, TabOptions } from './tab'

/** Firefox then refuses cookies and storage as it does for a visitor who blocks all of them. */
const BLOCKED_COOKIES = 'user_pref("network.cookie.cookieBehavior", 2);\n'

const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) })

/** Firefox, by WebDriver BiDi, as it is installed; each tab is a container of its own. */
export async function startFirefox(program: string): Promise<Engine> {
  const firefox = await launch(program, 'kept')
  return {
    version: `Firefox ${/\d+\.\d+/.exec(firefox.version)?.[0] ?? ''}`,
    async openTab({ storage }) {
      if (storage === 'kept') return openTab(firefox.session)
      const own = await launch(program, storage)
      return { ...(await openTab(own.session)), close: own.stop }
    },
    stop: firefox.stop,
  }
}

interface Launched {
  readonly session: BiDi
  readonly version: string
  stop(): Promise<void>
}

/** With a new profile. What else a test asks of one, Firefox sets itself when it is driven. */
async function launch(program: string, storage: TabOptions['storage']): Promise<Launched> {
  const profile = await mkdtemp(join(tmpdir(), 'prompt-bazaar-firefox-'))
  if (storage === 'refused') await writeFile(join(profile, 'user.js'), BLOCKED_COOKIES)
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    await endProcess(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const session = await connect(`${await readAddress(child)}/session`)
    const alwaysMatch = { acceptInsecureCerts: true }
    const started = await session.send('session.new', { capabilities: { alwaysMatch } })
    return { session, version: sessionSchema.parse(started).capabilities.browserVersion, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @throws Error when Firefox ends instead */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Firefox ended at its start.')))
    if (!child.stderr) return reject(new Error('Firefox has no pipe to say where it listens.'))
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
}
