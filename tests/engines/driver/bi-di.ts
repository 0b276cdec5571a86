import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod/mini'
import { WebDriverError } from './web-driver'

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({
    type: z.literal('error'),
    id: z.nullable(z.number()),
    error: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal('event') }),
])

/** A session of WebDriver BiDi (W3C), over its socket. */
export interface BiDi {
  /**
   * Resolves with the command's result.
   *
   * @throws WebDriverError when the browser refuses it, or is gone
   */
  send(method: string, params: object): Promise<unknown>
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** @param address where the browser says that it listens */
export async function connect(address: string): Promise<BiDi> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, Waiting>()
  let count = 0
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)))
    if (message.type === 'event') return
    const call = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') call?.resolve(message.result)
    else call?.reject(new WebDriverError(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new WebDriverError('The browser is gone.'))
  })
  return {
    send(method, params) {
      count += 1
      const id = count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }), (error) => {
          if (error) reject(error)
        })
      })
    },
  }
}
