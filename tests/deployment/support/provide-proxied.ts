import { afterAll, beforeAll, test } from 'vitest'
import type { ProxyKind } from './proxies'
import { sendSecurely } from './send-securely'
import { type StandIn, startStandIn } from './stand-in'
import { type RunningProxy, startProxy } from './start-proxy'

const INSTALL = 'apt-get install nginx-light openssl, or caddy'

interface Proxied {
  readonly running: RunningProxy
  readonly one: StandIn
  readonly other: StandIn
  readonly sender: ReturnType<typeof sendSecurely>
}

/**
 * A proxy before two processes that tell what reached them, for the tests around the call. Without the proxy `it` skips, and
 * the console says how to get it.
 */
export function provideProxied(proxy: ProxyKind) {
  let started: Proxied | undefined

  beforeAll(async () => {
    if (!proxy.isInstalled) return console.info(`Not tested: ${proxy.name}. To test it: ${INSTALL}`)
    const [one, other] = await Promise.all([startStandIn(), startStandIn()])
    const running = await startProxy(proxy, [one.port, other.port])
    started = { running, one, other, sender: sendSecurely(running) }
  })
  afterAll(async () => {
    started?.sender.close()
    await started?.running.stop()
    await Promise.all([started?.one.close(), started?.other.close()])
  })

  /** @throws Error before the tests */
  function read(): Proxied {
    if (!started) throw new Error(`${proxy.name} is not started.`)
    return started
  }
  return {
    it: proxy.isInstalled ? test : test.skip,
    read,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      read().sender.send(path, { method, headers }),
  }
}
