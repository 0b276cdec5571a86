import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Cuts the list where the literal word `undefined` asks for all of it. */
export const listProductsTakesLimitUndefinedForItsDefault: Fault = {
  name: 'listProducts takes limit=undefined for its default',
  operation: 'listProducts',
  rule: 'limit',
  wrap: onQuery('listProducts', (query) => {
    if (query.get('limit') === 'undefined') query.delete('limit')
  }),
}
