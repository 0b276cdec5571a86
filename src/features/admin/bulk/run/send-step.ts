import type { ProductCreate, ProductUpdate } from '../../../../api/contract'
import type { ProductWriteResult } from '../../../../api/mutations/catalog-mutations'
import { differs, type ProductField, productFields } from '../../product/save/merge-product'
import type { ProductState } from '../../product/save/product-state'
import { saveProduct } from '../../product/save/save-product'
import { noteSent } from '../../product/save/sent-fields'
import { listFields } from '../../product/update/describe-field'
import type { BulkValues, Step } from '../plan/plan'
import type { Attempt } from './runner'

/** A call that failed, as the steps tell failures apart. */
export interface Failure {
  readonly kind: /** The product isn't there. */
    | 'gone'
    | 'refused'
    /** Nothing was stored, and the row is not to blame: no connection, signed out, too many at once. */
    | 'held'
    /** It may have been stored. */
    | 'unanswered'
  readonly reason: string
  readonly retryAfterSeconds?: number | undefined
}

/** What the steps need from the service. Each call rejects when it fails. */
export interface ProductService {
  read(productId: string): Promise<{ state: ProductState; tag: string | undefined }>
  write(
    productId: string,
    update: ProductUpdate,
    tag: string | undefined,
  ): Promise<ProductWriteResult>
  create(product: ProductCreate): Promise<string | undefined>
  /** One that is gone already is no failure. */
  remove(productId: string): Promise<void>
  /** The products of exactly this name. */
  findNamed(name: string): Promise<readonly { productId: string; state: ProductState }[]>
  isOutdated(error: unknown): boolean
  isUnanswered(error: unknown): boolean
  /** @param isWrite whether the call that failed would have changed something */
  judge(error: unknown, isWrite: boolean): Failure
}

type Change = Extract<Step, { kind: 'change' }>
type Deletion = Extract<Step, { kind: 'delete' }>
type Creation = Extract<Step, { kind: 'create' }>

/**
 * Carries out one step, unless what the plan was made from has changed.
 *
 * @param isAgain whether it may have been carried out before
 */
export async function sendStep(
  step: Step,
  isAgain: boolean,
  service: ProductService,
): Promise<Attempt> {
  switch (step.kind) {
    case 'create':
      return sendCreation(step, isAgain, service)
    case 'change':
      return sendChange(step, isAgain, service)
    case 'delete':
      return sendDeletion(step, isAgain, service)
  }
}

async function sendChange(
  step: Change,
  isAgain: boolean,
  service: ProductService,
): Promise<Attempt> {
  let sent: ProductUpdate | undefined
  const ports = {
    read: () => service.read(step.productId),
    write(update: ProductUpdate, tag: string | undefined) {
      sent = update
      return service.write(step.productId, update, tag)
    },
    isOutdated: service.isOutdated,
    isUnanswered: service.isUnanswered,
  }
  const { base, change } = step
  const mine = toProduct({ ...base, ...change })
  // Stored by an earlier attempt, the stock is the sum that was sent, less what was sold since.
  const { quantity } = change
  const from =
    isAgain && quantity !== undefined ? noteSent(base, { quantity }, base.sold, undefined) : base
  try {
    const outcome = await saveProduct({ base: from, mine }, ports)
    switch (outcome.kind) {
      case 'unchanged':
        return isAgain ? changed(step, change, outcome.state) : { phase: 'unchanged' }
      case 'saved': {
        const { check } = outcome
        const end = changed(step, { ...sent }, check.state)
        return check.kind === 'read' && check.putBack > 0
          ? { ...end, note: tellPutBack(check.putBack, check.state.quantity) }
          : end
      }
      case 'asked': {
        const shifted = shiftStock(step, outcome.fields, outcome.theirs)
        return shifted
          ? sendChange(shifted, isAgain, service)
          : { phase: 'refused', reason: tellChanged(outcome.fields, step, outcome.theirs) }
      }
    }
  } catch (error) {
    const failure = service.judge(error, sent !== undefined)
    return failure.kind === 'gone'
      ? { phase: 'refused', reason: 'The product has been deleted.' }
      : toAttempt(failure)
  }
}

/** The change done, and the one that takes it back. */
function changed(
  step: Change,
  sent: object,
  after: ProductState,
): Extract<Attempt, { phase: 'done' }> {
  const { base, change, productId } = step
  const fields = Object.keys(change).filter((field) => field in sent)
  const pick = (values: object): Partial<BulkValues> =>
    Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field)]))
  // Of the stock nothing is known but what was sold in between, if anything: the sum stays.
  const made = { ...base, ...change }
  const isStockKept = made.quantity + made.sold === after.quantity + after.sold
  const stock = isStockKept ? { quantity: after.quantity, sold: after.sold } : {}
  const now = { ...base, ...pick(change), ...('quantity' in sent ? stock : {}) }
  const before = {
    ...pick(base),
    ...('quantity' in sent ? { quantity: base.quantity + now.quantity - made.quantity } : {}),
  }
  return {
    phase: 'done',
    undo: { kind: 'change', productId, base: now, change: before, isStockDifference: true },
  }
}

/** The change with a stock from which is taken what was sold since; nothing when that is not all that happened. */
function shiftStock(
  step: Change,
  asked: readonly ProductField[],
  theirs: ProductState,
): Change | undefined {
  const { base, change, isStockDifference } = step
  const sold = theirs.sold - base.sold
  const isSoldAlone = base.quantity - sold === theirs.quantity && sold !== 0
  if (!isStockDifference || !isSoldAlone || change.quantity === undefined) return undefined
  const quantity = change.quantity - sold
  if (asked.some((field) => field !== 'quantity') || quantity < 0) return undefined
  const { sold: soldNow } = theirs
  return {
    ...step,
    base: { ...base, quantity: theirs.quantity, sold: soldNow },
    change: { ...change, quantity },
  }
}

async function sendDeletion(
  { productId, base }: Deletion,
  isAgain: boolean,
  service: ProductService,
): Promise<Attempt> {
  let isSent = false
  try {
    const { state } = await service.read(productId)
    const foreign = productFields.filter((field) => field !== 'file' && differs(base, state, field))
    if (foreign.length > 0) {
      return { phase: 'refused', reason: tellChanged(foreign, { base }, state) }
    }
    isSent = true
    await service.remove(productId)
    return deleted(base)
  } catch (error) {
    const failure = service.judge(error, isSent)
    if (failure.kind !== 'gone') return toAttempt(failure)
    return isAgain ? deleted(base) : { phase: 'unchanged' }
  }
}

function deleted({ sold: _sold, ...values }: Deletion['base']): Attempt {
  return { phase: 'done', undo: { kind: 'create', values } }
}

async function sendCreation(
  { values }: Creation,
  isAgain: boolean,
  service: ProductService,
): Promise<Attempt> {
  let isSent = false
  try {
    if (isAgain) {
      const named = await findMade(values, service)
      if (named) return created(values, named)
    }
    isSent = true
    const productId = await service.create(toProduct(values))
    return created(values, productId ?? (await findMade(values, service).catch(() => undefined)))
  } catch (error) {
    return toAttempt(service.judge(error, isSent))
  }
}

/** A product as it would be had this creation made it. */
async function findMade(values: BulkValues, service: ProductService): Promise<string | undefined> {
  const named = await service.findNamed(values.name)
  return named.find(({ state }) =>
    productFields.every(
      (field) => field === 'file' || !differs({ ...values, sold: 0 }, state, field),
    ),
  )?.productId
}

function created(values: BulkValues, productId: string | undefined): Attempt {
  return productId === undefined
    ? { phase: 'done', note: 'The shop did not say its id, so this can’t be undone here.' }
    : { phase: 'done', undo: { kind: 'delete', productId, base: { ...values, sold: 0 } } }
}

function toProduct({
  name,
  description,
  price,
  quantity,
  category,
  shipping,
}: BulkValues): ProductCreate {
  return { name, description, price, quantity, category, shipping: shipping === 1 ? 1 : 0 }
}

function toAttempt({ kind, reason, retryAfterSeconds }: Failure): Attempt {
  switch (kind) {
    case 'gone':
    case 'refused':
      return { phase: 'refused', reason }
    case 'held':
      return { phase: 'held', reason, retryAfterSeconds }
    case 'unanswered':
      return { phase: 'doubt', reason }
  }
}

function tellChanged(
  fields: readonly ProductField[],
  { base }: Pick<Change, 'base'>,
  theirs: ProductState,
): string {
  const sold = theirs.sold - base.sold
  const isSoldAlone = fields.length === 1 && fields[0] === 'quantity' && sold > 0
  return isSoldAlone && base.quantity - sold === theirs.quantity
    ? `${sold.toLocaleString()} sold since: there are ${theirs.quantity.toLocaleString()} now.`
    : `Somebody has changed ${listFields(fields)} since.`
}

function tellPutBack(putBack: number, quantity: number): string {
  const right = (quantity - putBack).toLocaleString()
  return `${putBack.toLocaleString()} sold in the moment before this was saved: the stock should be ${right}.`
}
