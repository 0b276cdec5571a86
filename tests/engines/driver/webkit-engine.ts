import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod/mini'
import { findFreePort } from '../../../scripts/processes/listening/free-port'
import { endProcess } from '../../../scripts/processes/stop'
import { startDisplay } from './display'
import type { Engine, TabOptions } from './tab'
import { createSend, type Send } from './web-driver'
import { tabOf } from './webkit-tab'

const POLL_MS = 20

const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
})

/** WebKitGTK, by its driver; each tab is a window of its own, with a profile that is gone afterwards. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const display = await startDisplay()
  const port = await findFreePort()
  const child = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, ...display.environment, ...NO_DESKTOP },
    stdio: 'ignore',
  })
  const stop = async () => {
    await endProcess(child)
    await display.stop()
  }
  const send = createSend(`http://127.0.0.1:${port}`)
  while (!(await isListening(send))) {
    if (child.exitCode !== null) throw new Error(`${driverPath} ended at its start.`)
    await pause(POLL_MS)
  }
  const probe = await openSession(send, { storage: 'kept' })
  await send('DELETE', `/session/${probe.sessionId}`)
  return {
    version: `WebKitGTK ${probe.capabilities.browserVersion}`,
    async openTab(options) {
      const { sessionId } = await openSession(send, options)
      return tabOf(send, `/session/${sessionId}`)
    },
    stop,
  }
}

/** What a desktop would offer, and a machine without one would be asked for in vain. */
const NO_DESKTOP = { NO_AT_BRIDGE: '1', GTK_A11Y: 'none', GIO_USE_VFS: 'local' }

/** MiniBrowser's words for a visitor who blocks what sites want to keep. */
const REFUSING = ['--enable-html5-local-storage=false', '--cookies-policy=never']

async function openSession(send: Send, { storage }: TabOptions) {
  const args = ['--automation', ...(storage === 'refused' ? REFUSING : [])]
  const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } }
  return sessionSchema.parse(await send('POST', '/session', { capabilities: { alwaysMatch } }))
}

function isListening(send: Send): Promise<boolean> {
  return send('GET', '/status').then(
    () => true,
    () => false,
  )
}
