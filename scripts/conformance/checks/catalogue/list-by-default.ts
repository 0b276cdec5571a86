import type { Answer } from '../../run/answer'
import type { World } from '../../run/world'

/** The list of products without parameters: asked for once, and judged by several checks. */
export async function listByDefault({ call, slots }: World): Promise<Answer> {
  const known = slots.listing.peek()
  if (known) return known
  const answer = await call('listProducts')
  slots.listing.set(answer)
  return answer
}
