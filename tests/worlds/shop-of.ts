import { openShop } from '../../mocks/worlds/recipes/open-shop'
import type { Shop } from '../../mocks/worlds/recipes/shop'
import type { World } from '../../mocks/worlds/world'

/** A world's public operations, as a client calls them: what is done is done now. */
export function shopOf(world: World, send = world.fetch): Shop {
  return openShop({ now: world.now, send, ago: (_, work) => work() })
}
