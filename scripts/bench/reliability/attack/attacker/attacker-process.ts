/** The attacker, a separate process: starts on a message, runs until it is told to stop. */
import { z } from 'zod'
import { createAttacks } from '../attacks/attacks'
import { shopFactsSchema } from '../shop/shop-facts'
import { readWaitMs } from './read-wait'
import { runAttacks } from './run-attacks'

const orderSchema = z.object({
  port: z.number(),
  facts: shopFactsSchema,
  /** Names of attacks. */
  attacks: z.array(z.string()),
  connections: z.number(),
})

export type AttackOrder = z.infer<typeof orderSchema>

const MICROSECONDS_PER_MS = 1_000

process.once('message', async (message) => {
  const { port, facts, attacks, connections } = orderSchema.parse(message)
  const chosen = createAttacks(facts).filter(({ name }) => attacks.includes(name))
  const waitBeforeMs = await readWaitMs()
  const before = process.cpuUsage()
  const running = runAttacks(port, chosen, connections)
  process.once('message', async () => {
    const { user, system } = process.cpuUsage(before)
    const waitMs = (await readWaitMs()) - waitBeforeMs
    running.stop()
    process.send?.({
      outcomes: running.outcomes(),
      cpuMs: (user + system) / MICROSECONDS_PER_MS,
      waitMs,
    })
    process.disconnect()
  })
})
// Loading takes a second of processor time, which is not part of the attack.
process.send?.('loaded')
// No attack outlives its parent.
process.once('disconnect', () => process.exit())
