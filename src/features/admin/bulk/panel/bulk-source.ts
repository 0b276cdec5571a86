import { localTextStorage } from '../../../../lib/storage'
import type { EditKind } from '../plan/edit'

/** Where the rows of a bulk change come from. */
export type BulkSource =
  | { readonly kind: 'file'; readonly file: File }
  /** Pasted. */
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'edit'
      readonly productIds: readonly string[]
      readonly edit: EditKind
      readonly text: string
    }
  /** The last run, which the browser keeps. */
  | { readonly kind: 'last' }

const KEY = 'bulk-run'

/** Whether there is a last run, and whether it is unfinished; known without opening the database that it is in. */
export type LastRun = 'open' | 'ended'

export function readLastRun(userId: string): LastRun | undefined {
  const text = localTextStorage.read(KEY)
  if (text === `open ${userId}`) return 'open'
  return text === `ended ${userId}` ? 'ended' : undefined
}

export function noteLastRun(userId: string, last: LastRun | undefined): void {
  if (last) localTextStorage.write(KEY, `${last} ${userId}`)
  else localTextStorage.remove(KEY)
}
