import type { QueryClient } from '@tanstack/react-query'
import { explainFailure } from '../../../../api/explain-failure'
import { categoriesQuery } from '../../../../api/queries/category-queries'
import { allProductsQuery } from '../../../../api/queries/product-queries'
import { type DecodedSheet, decodeSheet } from '../csv/decode-sheet'
import { parseSheet } from '../csv/parse-sheet'
import { describeEdit, editProducts } from '../plan/edit'
import { makePlan } from '../plan/make-plan'
import type { PlanRow } from '../plan/plan'
import { readTable } from '../plan/read-table'
import type { Journal, RunHead } from '../run/journal'
import type { RunRow } from '../run/run-state'
import type { BulkSource } from './bulk-source'

/** What a source turned out to be. */
export type Opened =
  | {
      readonly kind: 'unreadable'
      readonly reason: string
      /** Whether it may be readable when it is opened again, as it is. */
      readonly mayPass?: boolean
    }
  | {
      readonly kind: 'plan'
      readonly head: RunHead
      readonly plan: readonly PlanRow[]
      /** Headings of columns that are not used. */
      readonly ignored: readonly string[]
    }
  | { readonly kind: 'stored'; readonly head: RunHead; readonly rows: readonly RunRow[] }

/** More than any sheet of 5,000 rows needs. */
const MAX_BYTES = 30_000_000

/** Reads a source and compares it with the products as they are now. */
export async function openSource(
  source: BulkSource,
  queryClient: QueryClient,
  journal: Journal,
): Promise<Opened> {
  try {
    if (source.kind === 'last') {
      const stored = await journal.read()
      return stored ? { kind: 'stored', ...stored } : unreadable('It is not kept any more.')
    }
    const [products, categories] = await Promise.all([
      queryClient.fetchQuery({ ...allProductsQuery(), staleTime: 0 }),
      queryClient.fetchQuery({ ...categoriesQuery(), staleTime: 0 }),
    ])
    if (source.kind === 'edit') {
      const ids = new Set(source.productIds)
      const chosen = products.filter(({ productId }) => ids.has(productId))
      const wanted = editProducts(chosen, source.edit, source.text, categories)
      if ('problem' in wanted) return unreadable(wanted.problem)
      const title = describeEdit(source.edit, source.text, chosen.length, categories)
      return toPlan(title, makePlan(wanted.value, products))
    }
    const { title, text } = await readSheet(source)
    const table = parseSheet(text)
    if ('problem' in table) return unreadable(table.problem)
    const reading = readTable(table.value, categories)
    if (reading.kind === 'unreadable') return reading
    return toPlan(title, makePlan(reading.wanted, products), reading.ignored)
  } catch (error) {
    console.error('A bulk change could not be prepared.', error)
    if (error instanceof UnreadableFile) return unreadable(error.message)
    return { kind: 'unreadable', reason: explainFailure(error), mayPass: true }
  }
}

/** A plan that is opened now. */
export function toPlan(
  title: string,
  plan: readonly PlanRow[],
  ignored: readonly string[] = [],
): Opened {
  return { kind: 'plan', head: { title, startedAt: new Date().toISOString() }, plan, ignored }
}

class UnreadableFile extends Error {}

async function readSheet(
  source: Extract<BulkSource, { kind: 'file' | 'text' }>,
): Promise<{ title: string; text: string }> {
  if (source.kind === 'text') return { title: 'Pasted rows', text: source.text }
  const { name } = source.file
  const { text, encoding } = await readFile(source.file)
  return { title: encoding ? `${name} (not UTF-8, read as ${encoding})` : name, text }
}

async function readFile(file: File): Promise<DecodedSheet> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('The file is larger than 30 MB: split it.')
  try {
    return decodeSheet(new Uint8Array(await file.arrayBuffer()))
  } catch (cause) {
    throw new UnreadableFile('The file could not be read. Choose it again.', { cause })
  }
}

function unreadable(reason: string): Opened {
  return { kind: 'unreadable', reason }
}
