/**
 * Asks for the same again and again over some connections, in a process of its own: what it costs to ask is not to slow
 * the one that is asked. Takes a load as JSON and prints what was measured.
 */
import { connect, type Socket } from 'node:net'
import { percentile } from '../percentile'
import { createAnswerReader } from './answer-reader'
import { type Load, type LoadResult, loadSchema } from './run-load'

async function ask({ port, request, connections, seconds }: Load): Promise<LoadResult> {
  const times: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1_000
  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('error', reject).on('connect', send)
      socket.on(
        'data',
        createAnswerReader((isRefused) => {
          const now = performance.now()
          times.push(now - sentAt)
          if (isRefused) refused += 1
          if (now < endsAt) return send()
          socket.destroy()
          resolve()
        }),
      )
    })
  await Promise.all(
    Array.from({ length: connections }, () =>
      run(connect({ port, host: '127.0.0.1', noDelay: true })),
    ),
  )
  const perSecond = (times.length * 1_000) / (performance.now() - startedAt)
  return { perSecond, percentile99Ms: percentile(times, 99), refused }
}

const [load = ''] = process.argv.slice(2)
console.log(JSON.stringify(await ask(loadSchema.parse(JSON.parse(load)))))
