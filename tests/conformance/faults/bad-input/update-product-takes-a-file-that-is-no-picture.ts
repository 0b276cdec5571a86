import type { Fault } from '../../support/fault'
import { isSmall, withoutFile } from './support/without-file'

/** Stores a photo that is no picture. */
export const updateProductTakesAFileThatIsNoPicture: Fault = {
  name: 'updateProduct takes a file that is no picture',
  operation: 'updateProduct',
  rule: 'bad-input',
  wrap: withoutFile('updateProduct', isSmall),
}
