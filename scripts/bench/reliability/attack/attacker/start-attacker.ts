import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { AttackOrder } from './attacker-process'
import { lootSchema } from './tally'

const ENTRY = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))

const endSchema = z.object({
  outcomes: z.array(lootSchema),
  /** Of a processor. */
  cpuMs: z.number(),
})

export interface Attacker {
  /** Ends the attack and the process; resolves with what it received and the CPU time it used. */
  stop(): Promise<z.infer<typeof endSchema>>
}

/**
 * Starts a process that attacks as ordered; resolves when it has loaded its code and begins. An attacker has a machine of
 * its own, so that this one gets the processor only when shop and shoppers leave it free.
 *
 * @throws Error, also from `stop`, when the process has ended by itself
 */
export async function startAttacker(order: AttackOrder): Promise<Attacker> {
  const child = fork(ENTRY, [], { execArgv: ['--import', 'tsx'] })
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
