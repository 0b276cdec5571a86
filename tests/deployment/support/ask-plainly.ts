import { request } from 'node:http'
import { HOST, type RunningProxy } from './start-proxy'

/** Asks a proxy over plain HTTP. */
export function askPlainly(
  { httpPort }: RunningProxy,
  path: string,
): Promise<{ status: number; headers: NodeJS.Dict<unknown> }> {
  return new Promise((resolve, reject) => {
    const where = { port: httpPort, host: '127.0.0.1', path, headers: { host: HOST } }
    request(where, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
      .once('error', reject)
      .end()
  })
}
