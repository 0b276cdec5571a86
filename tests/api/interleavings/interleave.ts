import type { Random } from '../../../mocks/api/database/seed/random'

/** Waits until it is the actor's turn to do one thing. */
export type Turn = () => Promise<void>

/** Lets actors act one at a time: who is next when all of them wait, the numbers decide. */
export async function interleave(
  random: Random,
  actors: readonly ((turn: Turn) => Promise<void>)[],
): Promise<void> {
  const waiting: (() => void)[] = []
  let acting = actors.length
  let wake = () => {}
  const rest = () => {
    acting -= 1
    wake()
  }
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      rest()
    })
  const lives = Promise.allSettled(actors.map((actor) => actor(turn).finally(rest)))
  for (;;) {
    if (acting > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      continue
    }
    const [next] = waiting.splice(random.whole(0, waiting.length - 1), 1)
    if (!next) break
    acting += 1
    next()
  }
  for (const life of await lives) if (life.status === 'rejected') throw life.reason
}
