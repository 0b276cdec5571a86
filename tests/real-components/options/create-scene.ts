import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { PageOptions, Place, RealPage } from '../support/real-page'
import { CUSTOMER, type RealOption, type Scene } from './option'

/** Puts an option's settings and its shopper on a page. */
export function createScene(
  { options, save }: Pick<RealOption, 'options' | 'save'>,
  shop: RealPage,
  wire: Wire,
): Scene {
  async function prepare(more: PageOptions = {}, place?: Place): Promise<PageOptions> {
    await save?.(wire)
    await shop.open(place)
    if (!save) return { ...options, ...more }
    return { authorization: await wire.createClientToken(CUSTOMER), ...options, ...more }
  }

  return {
    shop,
    wire,
    start: async (more, place) => shop.start(await prepare(more, place)),
    create: async (more, place) => shop.create(await prepare(more, place)),
  }
}
