import { type Service, startService } from '../../../scripts/conformance/self-test/start-service'
import { listen } from '../../../scripts/processes/listening/listen'

/** The stateful API as others reach it: over HTTP. */
export interface ServedService {
  readonly baseUrl: string
  readonly admin: Service['admin']
  close(): Promise<void>
}

export async function serveService(
  wrap: (handle: Service['handle']) => Service['handle'],
): Promise<ServedService> {
  const service = await startService()
  const server = await listen({ fetch: wrap(service.handle) }, { port: 0, hostname: '127.0.0.1' })
  return {
    baseUrl: `http://127.0.0.1:${server.port}/api`,
    admin: service.admin,
    async close() {
      await server.close()
      await service.close()
    },
  }
}
