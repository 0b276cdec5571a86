import type { Fault } from '../../support/fault'
import { isSmall, withoutFile } from './support/without-file'

/** Makes products whose photo is no picture. */
export const createProductTakesAFileThatIsNoPicture: Fault = {
  name: 'createProduct takes a file that is no picture',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: withoutFile('createProduct', isSmall),
}
