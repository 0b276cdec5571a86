import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { RUN_FILE } from '../../../../run/run-file'
import type { AttackOrder } from './attacker-process'
import { lootSchema } from './tally'

const ENTRY = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))

const endSchema = z.object({
  outcomes: z.array(lootSchema),
  /** Of a processor. */
  cpuMs: z.number(),
  /** For a processor. */
  waitMs: z.number(),
})

export interface Attacker {
  /** Ends the attack and the process; resolves with what it received, and its CPU time, used and waited for. */
  stop(): Promise<z.infer<typeof endSchema>>
}

/**
 * Starts a process that attacks as ordered; resolves when it has loaded its code and begins.
 *
 * It runs at the lowest priority. An attacker on another machine takes no processor time from the shop, but this one shares
 * the shop's, and at the same priority the shop would be measured with a part of its machine missing. So it gets the
 * processor when shop and shoppers leave it free. The price: one that waits for the processor sends less than one that need
 * not. How long it waited is among the figures, beside how much it used.
 *
 * @throws Error, also from `stop`, when the process has ended by itself
 */
export async function startAttacker(order: AttackOrder): Promise<Attacker> {
  const child = fork(RUN_FILE, [ENTRY])
  const ended = once(child, 'exit')
  const nextMessage = async (): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The attacker ended by itself.'))),
    ])
    return message
  }
  await nextMessage()
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send(order)
  return {
    async stop() {
      const answer = nextMessage()
      child.send('stop')
      const end = await answer
      await ended
      return endSchema.parse(end)
    },
  }
}
