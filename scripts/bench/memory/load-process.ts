/**
 * Asks for the same again and again over some connections, in a process of its own: what it costs to ask is not to slow
 * the one that is asked. Takes a load as JSON and prints what was measured.
 */
import { connect, type Socket } from 'node:net'
import { percentile } from '../percentile'
import { type Load, type LoadResult, loadSchema } from './run-load'

const HEAD_END = '\r\n\r\n'

/** Reads answers that say their length. */
function createReader(onAnswer: (isRefused: boolean) => void): (chunk: Buffer) => void {
  let head = ''
  let left = -1
  return (chunk) => {
    if (left >= 0) {
      left -= chunk.length
    } else {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1])
      if (Number.isNaN(length)) throw new Error(`An answer says no length:\n${head.slice(0, end)}`)
      left = length - (head.length - end - HEAD_END.length)
    }
    if (left > 0) return
    const isRefused = !head.startsWith('HTTP/1.1 200')
    head = ''
    left = -1
    onAnswer(isRefused)
  }
}

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
        createReader((isRefused) => {
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
