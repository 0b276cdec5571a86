import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EagerProcess, startEagerProcess } from './support/eager-process'
import { nginxCache } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { type RunningProxy, startProxy } from './support/start-proxy'

describe.skipIf(!nginxCache.isInstalled)('a cache before processes of two builds', () => {
  let older: EagerProcess
  let newer: EagerProcess
  let running: RunningProxy
  let sender: ReturnType<typeof sendSecurely>

  beforeAll(async () => {
    ;[older, newer] = await Promise.all([startEagerProcess('older-'), startEagerProcess('newer-')])
    running = await startProxy(nginxCache, [older.port, newer.port])
    sender = sendSecurely(running)
  })
  afterAll(async () => {
    sender?.close()
    await running?.stop()
    await Promise.all([older?.close(), newer?.close()])
  })

  async function ask(...paths: string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const path of paths) statuses.push((await sender.send(path)).status)
    return statuses
  }

  test('a script that a document names is sent, whichever process is asked for it', async () => {
    const builds = ['older', 'newer']
    const files = builds.flatMap((build) => [1, 2, 3].map((n) => `/assets/${build}-${n}.js`))
    expect(await ask(...files)).toEqual(files.map(() => 200))
  })

  test('what no process has is missing, and no process counts as failed for that', async () => {
    expect(await ask('/assets/a.js', '/assets/b.js')).toEqual([404, 404])
    const [ofOlder, ofNewer] = [older.requests.length, newer.requests.length]
    expect(await ask('/cart', '/cart', '/cart', '/cart')).toEqual([200, 200, 200, 200])
    expect([older.requests.length - ofOlder, newer.requests.length - ofNewer]).toEqual([2, 2])
  })
})
