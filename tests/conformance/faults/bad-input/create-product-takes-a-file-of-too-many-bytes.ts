import type { Fault } from '../../support/fault'
import { withoutFile } from './support/without-file'

/** Makes products whose photo is larger than the contract allows. */
export const createProductTakesAFileOfTooManyBytes: Fault = {
  name: 'createProduct takes a file of too many bytes',
  operation: 'createProduct',
  rule: 'too-large',
  wrap: withoutFile('createProduct', ({ size }) => size > 5_000_000),
}
