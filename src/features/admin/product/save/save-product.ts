import type { ProductCreate, ProductUpdate } from '../../../../api/contract'
import type { ProductWriteResult } from '../../../../api/mutations/catalog-mutations'
import {
  differs,
  mergeProduct,
  type ProductField,
  type ProductMerge,
  productFields,
} from './merge-product'
import type { ProductState } from './product-state'

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
  /** The product when the form was filled. */
  readonly base: ProductState
  /** What the form holds. */
  readonly mine: ProductCreate
  /** The stock of an earlier attempt that may have been carried out. */
  readonly sent?: SentStock | undefined
  /** Called once it is seen that it was: from then on the form is compared with this. */
  readonly onStored?: (base: ProductState) => void
}

/** The pieces in stock that were sent, how many were sold by then, and the tag under which they were sent, if any. */
export interface SentStock extends Pick<ProductState, 'quantity' | 'sold'> {
  readonly tag?: string | undefined
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
  /** The new stock was sent, but whether it was stored is not known. */
  | { readonly kind: 'unanswered'; readonly error: unknown; readonly sent: SentStock }

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
 * @throws what `write` was refused with
 */
export async function saveProduct(made: ProductEdit, ports: ProductPorts): Promise<SaveOutcome> {
  const refusedTags: (string | undefined)[] = []
  let edit = made
  for (;;) {
    const { state: theirs, tag } = await ports.read()
    edit = noteStored(edit, theirs)
    const merge = mergeProduct(edit.base, edit.mine, theirs)
    const { update, foreign } = merge
    const fields = listAsked(merge, edit.sent, tag)
    if (fields.length > 0) return { kind: 'asked', theirs, fields }
    if (Object.keys(update).length === 0) return { kind: 'unchanged', state: theirs }
    const refusals = refusedTags.filter((refused) => refused === tag).length
    const condition = refusals < MAX_REFUSALS ? tag : undefined
    const writing = { theirs, update, isGuarded: condition !== undefined }
    const written = await write(writing, condition, ports)
    if (written.kind === 'unanswered') return written
    if (written.kind === 'stored') {
      const check = await lookBack(writing, ports)
      return { kind: 'saved', result: written.result, foreign, check }
    }
    refusedTags.push(tag)
    if (refusedTags.length === MAX_ATTEMPTS) throw written.error
  }
}

type Attempt =
  | { readonly kind: 'stored'; readonly result: ProductWriteResult }
  | { readonly kind: 'outdated'; readonly error: unknown }
  | Extract<SaveOutcome, { kind: 'unanswered' }>

async function write(
  { theirs, update }: Written,
  condition: string | undefined,
  ports: ProductPorts,
): Promise<Attempt> {
  try {
    return { kind: 'stored', result: await ports.write(update, condition) }
  } catch (error) {
    if (ports.isOutdated(error)) return { kind: 'outdated', error }
    const { quantity } = update
    if (quantity === undefined || !ports.isUnanswered(error)) throw error
    return { kind: 'unanswered', error, sent: { quantity, sold: theirs.sold, tag: condition } }
  }
}

/**
 * Where an earlier attempt has been stored after all, its stock is what this edit starts from; and for good: what somebody
 * else makes of that stock afterwards is theirs.
 */
function noteStored(edit: ProductEdit, theirs: ProductState): ProductEdit {
  const { sent } = edit
  if (!sent || !wasStored(sent, theirs)) return edit
  const base = { ...edit.base, quantity: sent.quantity, sold: sent.sold }
  edit.onStored?.(base)
  return { ...edit, base, sent: undefined }
}

/**
 * What somebody has to choose. Where a stock may have been stored, and the product was changed since, its number may be
 * somebody else's work though it is the same as before.
 */
function listAsked(
  { asked, update }: ProductMerge,
  sent: SentStock | undefined,
  tag: string | undefined,
): readonly ProductField[] {
  const isInDoubt = sent?.tag !== undefined && tag !== undefined && sent.tag !== tag
  return isInDoubt && update.quantity !== undefined ? [...asked, 'quantity'] : asked
}

/** Whether the pieces in stock are those that were sent, less what was sold since. */
function wasStored(sent: SentStock, { quantity, sold }: ProductState): boolean {
  return quantity + sold === sent.quantity + sent.sold
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
