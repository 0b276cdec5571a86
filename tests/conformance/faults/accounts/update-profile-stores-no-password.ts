import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Keeps the old password where a new one was sent. */
export const updateProfileStoresNoPassword: Fault = {
  name: 'updateProfile stores no password',
  operation: 'updateProfile',
  rule: 'read-back',
  wrap: onJson('updateProfile', (body) =>
    String(body['password'] ?? '').startsWith('pw-') ? { ...body, password: '' } : body,
  ),
}
