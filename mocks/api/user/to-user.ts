import type { components } from '../../../src/api/generated/schema'
import type { UserRow } from '../database/tables/users'

/** A user as answers show it: nothing of the password. */
export function toUser({
  id,
  name,
  email,
  role,
}: Pick<UserRow, 'id' | 'name' | 'email' | 'role'>): components['schemas']['User'] {
  return { _id: id, name, email, role }
}
