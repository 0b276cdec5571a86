import type { OpenDatabase } from '../../../mocks/api/database/database'
import { openInMemory } from '../../../mocks/api/database/embedded/open-embedded'
import { openServed } from '../../../mocks/api/database/served/open-served'
import { createServedDatabase } from './served-database'

const prepare = async () => undefined

/** A migrated database of a test's own, gone once it is closed: on the server that `DATABASE_URL` names, or embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const served = await createServedDatabase()
  if (!served) return openInMemory(prepare)
  const opened = await openServed(served.url, () => undefined, { prepare })
  return { ...opened, close: () => opened.close().then(served.drop) }
}
