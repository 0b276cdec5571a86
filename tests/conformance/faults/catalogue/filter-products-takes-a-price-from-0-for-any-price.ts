import { asArray } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'
import { filters, withFilters } from './support/filters'

/** Takes a lower bound of 0 for a missing one, as a test for truth does. */
export const filterProductsTakesAPriceFrom0ForAnyPrice: Fault = {
  name: 'filterProducts takes a price from 0 for any price',
  operation: 'filterProducts',
  rule: 'price-filter',
  wrap: onJson('filterProducts', (body) =>
    asArray(filters(body)['price'])[0] === 0 ? withFilters(body, { price: [] }) : body,
  ),
}
