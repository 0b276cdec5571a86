import type { ProductCreate, ProductUpdate } from '../../../../api/contract'
import type { ProductWriteResult } from '../../../../api/mutations/catalog-mutations'
import { differs, mergeProduct, type ProductField, productFields } from './merge-product'
import type { ProductBase, ProductState } from './product-state'
import { listDoubtful, noteSent, noteStored } from './sent-fields'

/** What saving a product needs from the service. */
export interface ProductPorts {
  /** The product as it is now, past every cache. */
  read(): Promise<{ state: ProductState; tag: string | undefined }>
  /** Changes the fields that are given; under a tag only while nothing else has changed. */
  write(update: ProductUpdate, tag: string | undefined): Promise<ProductWriteResult>
  /** Whether `write` was refused because something else had changed. */
  isOutdated(error: unknown): boolean
  /** Whether `write` may have been carried out, though it failed. */
  isUnanswered(error: unknown): boolean
}

/** What is saved. */
export interface ProductEdit {
  /** What the form is compared with. */
  readonly base: ProductBase
  /** What the form holds. */
  readonly mine: ProductCreate
  /** Called with another base as soon as it is known, before anything is sent: from then on the form is compared with it. */
  readonly onBase?: (base: ProductBase) => void
}

export type SaveOutcome =
  /** Nothing was changed here, so nothing was sent. */
  | { readonly kind: 'unchanged'; readonly state: ProductState }
  /** Something was changed on both sides; nothing was sent. */
  | {
      readonly kind: 'asked'
      readonly theirs: ProductState
      readonly fields: readonly ProductField[]
    }
  | {
      readonly kind: 'saved'
      readonly result: ProductWriteResult
      /** Changed elsewhere since the form was filled; it stays so. */
      readonly foreign: readonly ProductField[]
      readonly check: Check
    }

/** What was found when the product was read once more. */
export type Check =
  /** It could not be read; `state` is how it should be. */
  | { readonly kind: 'failed'; readonly state: ProductState; readonly error: unknown }
  | {
      readonly kind: 'read'
      readonly state: ProductState
      /** Pieces that were sold within the moment before the change, and that it put back. */
      readonly putBack: number
      /** What somebody else has changed after this change. */
      readonly changedAgain: readonly ProductField[]
    }

/** So often is a product read again that sells faster than it can be changed. */
const MAX_ATTEMPTS = 8
/** A tag that is refused so often though it is the present one is not meant for conditions. */
const MAX_REFUSALS = 3

/**
 * Saves what was changed of a product, and nothing else: reads it again right before, and asks where somebody else has
 * changed the same. A service with entity tags refuses a change that comes too late, which is then tried again; for one
 * without them the product is read once more afterwards, to see what was sold in between.
 *
 * @throws what `write` failed with; where that may have been carried out, the base tells what was sent
 */
export async function saveProduct(edit: ProductEdit, ports: ProductPorts): Promise<SaveOutcome> {
  const { mine } = edit
  const refusedTags: (string | undefined)[] = []
  let base = edit.base
  const restart = (from: ProductBase) => {
    base = from
    edit.onBase?.(from)
  }
  for (;;) {
    const { state: theirs, tag } = await ports.read()
    restart(noteStored(base, theirs))
    const { update, asked, foreign } = mergeProduct(base, mine, theirs)
    const doubtful = listDoubtful(base, update, tag)
    const fields = productFields.filter((field) => [...asked, ...doubtful].includes(field))
    if (fields.length > 0) return { kind: 'asked', theirs, fields }
    if (Object.keys(update).length === 0) return { kind: 'unchanged', state: theirs }
    const refusals = refusedTags.filter((refused) => refused === tag).length
    const condition = refusals < MAX_REFUSALS ? tag : undefined
    const before = base
    restart(noteSent(base, update, theirs.sold, condition))
    const attempt = await write(update, condition, ports)
    if (attempt.kind === 'stored') {
      const check = await lookBack({ theirs, update, isGuarded: condition !== undefined }, ports)
      return { kind: 'saved', result: attempt.result, foreign, check }
    }
    restart(before)
    refusedTags.push(tag)
    const isLast = refusedTags.length === MAX_ATTEMPTS || !ports.isOutdated(attempt.error)
    if (isLast) throw attempt.error
  }
}

type Attempt =
  | { readonly kind: 'stored'; readonly result: ProductWriteResult }
  | { readonly kind: 'refused'; readonly error: unknown }

/** @throws what it failed with, where it may have been carried out all the same */
async function write(
  update: ProductUpdate,
  condition: string | undefined,
  ports: ProductPorts,
): Promise<Attempt> {
  try {
    return { kind: 'stored', result: await ports.write(update, condition) }
  } catch (error) {
    if (ports.isUnanswered(error)) throw error
    return { kind: 'refused', error }
  }
}

interface Written {
  /** Right before the change. */
  readonly theirs: ProductState
  readonly update: ProductUpdate
  /** Whether the service would have refused it if anything had been changed in between. */
  readonly isGuarded: boolean
}

async function lookBack(written: Written, ports: ProductPorts): Promise<Check> {
  try {
    return judgeWrite(written, (await ports.read()).state)
  } catch (error) {
    // The product is saved all the same.
    return { kind: 'failed', state: applyUpdate(written), error }
  }
}

/** What the product as it is after a change tells of the moments around it. */
export function judgeWrite(written: Written, after: ProductState): Check {
  const { theirs, update, isGuarded } = written
  const sold = Math.max(0, after.sold - theirs.sold)
  const expected = applyUpdate(written)
  const surplus = after.quantity - (expected.quantity - sold)
  const isBlind = update.quantity !== undefined && !isGuarded
  const putBack = isBlind ? Math.max(0, Math.min(surplus, sold)) : 0
  const changedAgain = productFields.filter((field) => {
    if (field === 'quantity') return surplus !== putBack
    // A new photo's address is the service's to choose.
    return !(field === 'file' && update.file) && differs(expected, after, field)
  })
  return { kind: 'read', state: after, putBack, changedAgain }
}

function applyUpdate({ theirs, update }: Written): ProductState {
  const { file, ...fields } = update
  return { ...theirs, ...fields }
}
