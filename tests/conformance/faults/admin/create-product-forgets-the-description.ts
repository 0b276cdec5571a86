import type { Fault } from '../../support/fault'
import { onForm } from '../../support/wrappers'
import { replaceOwn } from './support/replace-own'

/** Stores another description than the one sent. */
export const createProductForgetsTheDescription: Fault = {
  name: 'createProduct forgets the description',
  operation: 'createProduct',
  rule: 'read-back',
  wrap: onForm('createProduct', (form) => replaceOwn(form, 'description', 'None.')),
}
