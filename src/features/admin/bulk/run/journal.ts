import { z } from 'zod/mini'
import type { RunRow } from './run-state'

/** What is known of a run besides its rows. */
export interface RunHead {
  /** What was done, such as `Price + 10 % of 12 products`. */
  readonly title: string
  /** When it began, as ISO 8601. */
  readonly startedAt: string
}

/** The last run of an administrator, kept in the browser. */
export interface Journal {
  /** The last run; `undefined` when there was none, or none that can be read. */
  read(): Promise<{ head: RunHead; rows: readonly RunRow[] } | undefined>
  /** Puts a run in the place of the last. @throws when the browser keeps nothing, or no more */
  begin(head: RunHead, rows: readonly RunRow[]): Promise<void>
  note(index: number, row: RunRow): Promise<void>
  forget(): Promise<void>
}

const HEAD = 'head'

/** IndexedDB, because thousands of rows are too many to be written anew for each that ends. */
export function createJournal(userId: string): Journal {
  let database: IDBDatabase | undefined
  const open = async () => {
    database ??= await openDatabase(`bulk-run ${userId}`)
    return database
  }
  return {
    async read() {
      const stored = await transact(await open(), 'readonly', readAll)
      const head = headShape.safeParse(stored.get(HEAD))
      if (!head.success) return undefined
      const { rowCount, ...rest } = head.data
      const rows = z
        .array(rowShape)
        .safeParse(Array.from({ length: rowCount }, (_, index) => stored.get(index)))
      return rows.success ? { head: rest, rows: rows.data } : undefined
    },
    async begin(head, rows) {
      await transact(await open(), 'readwrite', (store) => {
        store.clear()
        rows.forEach((row, index) => {
          store.put(row, index)
        })
        store.put({ ...head, rowCount: rows.length }, HEAD)
      })
    },
    async note(index, row) {
      await transact(await open(), 'readwrite', (store) => store.put(row, index))
    },
    async forget() {
      await transact(await open(), 'readwrite', (store) => store.clear())
    },
  }
}

const STORE = 'rows'

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Resolves once all of it is stored. */
async function transact<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Result,
): Promise<Result> {
  const transaction = database.transaction(STORE, mode)
  const result = work(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Filled by the time the transaction has ended. */
function readAll(store: IDBObjectStore): ReadonlyMap<IDBValidKey, unknown> {
  const found = new Map<IDBValidKey, unknown>()
  const request = store.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    found.set(cursor.key, cursor.value)
    cursor.continue()
  }
  return found
}

const headShape = z.object({ title: z.string(), startedAt: z.string(), rowCount: z.number() })

const values = {
  name: z.string(),
  description: z.string(),
  price: z.number(),
  quantity: z.number(),
  category: z.string(),
  shipping: z.number(),
}
const base = z.object({ ...values, sold: z.number() })
const valuesShape = z.object(values)
const changeShape = z.object({
  name: z.exactOptional(values.name),
  description: z.exactOptional(values.description),
  price: z.exactOptional(values.price),
  quantity: z.exactOptional(values.quantity),
  category: z.exactOptional(values.category),
  shipping: z.exactOptional(values.shipping),
})
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), values: valuesShape }),
  z.object({
    kind: z.literal('change'),
    productId: z.string(),
    base,
    change: changeShape,
    isStockDifference: z.boolean(),
    soldSince: z.exactOptional(z.number()),
  }),
  z.object({ kind: z.literal('delete'), productId: z.string(), base }),
])
const about = { row: z.number(), name: z.string() }
const rowShape: z.ZodMiniType<RunRow> = z.object({
  plan: z.discriminatedUnion('kind', [
    z.object({ ...about, kind: z.literal('step'), step }),
    z.object({ ...about, kind: z.literal('unchanged') }),
    z.object({ ...about, kind: z.literal('refused'), reasons: z.array(z.string()) }),
  ]),
  progress: z.discriminatedUnion('phase', [
    z.object({ phase: z.literal('waiting') }),
    z.object({ phase: z.literal('sent') }),
    z.object({
      phase: z.literal('done'),
      undo: z.exactOptional(step),
      note: z.exactOptional(z.string()),
    }),
    z.object({ phase: z.literal('unchanged') }),
    z.object({ phase: z.literal('refused'), reason: z.string() }),
    z.object({ phase: z.literal('doubt'), reason: z.string() }),
  ]),
})
