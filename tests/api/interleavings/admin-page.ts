import { expect } from 'vitest'
import type { Random } from '../../../mocks/api/database/seed/random'
import { ApiError } from '../../../src/api/api-error'
import {
  emptyProduct,
  type ProductValues,
  toProductCreate,
  toValues,
} from '../../../src/features/admin/product/product-values'
import {
  type ProductField,
  productFields,
  rebase,
} from '../../../src/features/admin/product/save/merge-product'
import {
  createProductEditing,
  type ProductEditing,
} from '../../../src/features/admin/product/save/product-editing'
import {
  baseShape,
  type ProductState,
} from '../../../src/features/admin/product/save/product-state'
import type {
  ProductPorts,
  SaveOutcome,
} from '../../../src/features/admin/product/save/save-product'
import { sumStock } from '../../../src/features/admin/product/save/stock-sum'
import { keepBase, openBase } from '../../../src/ui/form/draft/draft-base'
import { pickDraft } from '../../../src/ui/form/draft/draft-fields'
import { dropDraft, readDraft, writeDraft } from '../../../src/ui/form/draft/draft-store'
import type { Turn } from './interleave'

export type TextField = Exclude<ProductField, 'file'>

/** A shop in which the page stands, and what is known of it for certain. */
export interface AdminWorld {
  readonly ports: ProductPorts
  readonly random: Random
  readonly turn: Turn
  /** The product as it is this moment; nobody else acts meanwhile. */
  truth(): Promise<ProductState>
  /** Told of each number of pieces that was stored, and of the number that the administrator believed in. */
  onStocked(quantity: number, believed: number): void
  /** Whether changes are refused that come too late. */
  readonly isGuarded: boolean
  /** How often each field was written so far, by anybody. */
  readonly writes: Map<TextField, number>
}

const textFields = productFields.filter((field) => field !== 'file')
const RULES = { shape: baseShape, fields: productFields, rebase }
/** More than all that the others do. */
const MOST_QUESTIONS = 30
const CATEGORIES = ['cat_writing', 'cat_business'] as const
let texts = 0

/**
 * The page on which an administrator changes a product, without a browser: the form's values, the draft that outlives a
 * reload, and the saving are the page's own. It keeps account of what has been shown, and no change may overwrite
 * anything else.
 */
export function createAdminPage(key: string, world: AdminWorld) {
  const { random, turn } = world
  let editing: ProductEditing
  let values: ProductValues
  /** What the administrator has seen of each field, and so agrees to overwrite. */
  const seen: Partial<Record<TextField, unknown[]>> = {}
  /** Fields whose own write had no answer, and the number of that write. */
  const unanswered = new Map<TextField, number>()
  /** Pieces that are counted as in stock but are sold, as the page has said. */
  let tooMany = 0

  const show = (state: ProductState, fields: readonly ProductField[]) => {
    for (const field of fields) {
      if (field === 'file') continue
      seen[field] = [state[field]]
      unanswered.delete(field)
    }
  }

  const countWrites = (field: TextField) => world.writes.get(field) ?? 0

  /** A field that is overwritten was seen, and where an own write had no answer, nobody has written it after that. */
  const judge = (field: TextField, present: unknown) => {
    expect(seen[field]?.map(String).map(unifyBreaks), `${field} was seen`).toContain(
      unifyBreaks(String(present)),
    )
    const own = unanswered.get(field)
    if (own !== undefined) expect(own, `the last write of ${field}`).toBe(countWrites(field))
  }

  const ports: ProductPorts = {
    ...world.ports,
    async read() {
      await turn()
      return world.ports.read()
    },
    async write(update, tag) {
      await turn()
      const before = await world.truth()
      const result = await world.ports.write(update, tag)
      const written = textFields.filter((field) => update[field] !== undefined)
      if (world.isGuarded) for (const field of written) judge(field, before[field])
      for (const field of written) world.writes.set(field, countWrites(field) + 1)
      const { quantity } = update
      if (quantity !== undefined) {
        world.onStocked(quantity, Number(seen.quantity?.at(-1)) - tooMany)
        tooMany = 0
      }
      if (!world.isGuarded || !random.chance(0.1)) return result
      for (const field of written) {
        seen[field]?.push(update[field])
        unanswered.set(field, countWrites(field))
      }
      throw new ApiError({ kind: 'timeout', operation: 'updateProduct' })
    },
  }

  const keep = () => {
    const { base } = editing.get()
    const typed = pickDraft(values, toValues(base))
    writeDraft(key, Object.keys(typed).length === 0 ? {} : { ...keepBase(base), ...typed })
  }

  const page = {
    /** Opens the page, or opens it again: what was typed is back. */
    async open() {
      await turn()
      const fresh = (await world.ports.read()).state
      const base = openBase(key, fresh, RULES)
      const typed = pickDraft(readDraft(key), emptyProduct)
      show(
        fresh,
        productFields.filter((field) => !(field in typed)),
      )
      values = { ...toValues(base), ...typed }
      editing = createProductEditing(base, ports)
    },

    /** Changes a field, or the pieces in stock. */
    type(onlyStock = false) {
      texts += 1
      const shown = Number(values.quantity)
      const typings: readonly Partial<ProductValues>[] = [
        { quantity: String(shown + random.whole(1, 9)) },
        { quantity: String(Math.max(0, shown - random.whole(1, 3))) },
        { name: `Name ${texts}` },
        { description: `Text ${texts}\nin lines` },
        { price: String(random.whole(0, 3)) },
        { category: random.pick(CATEGORIES) },
        { shipping: String(random.whole(0, 1)) },
      ]
      values = { ...values, ...typings[random.whole(0, onlyStock ? 1 : typings.length - 1)] }
      keep()
    },

    /** Presses the button, and chooses for as long as it is asked. */
    async save(): Promise<SaveOutcome | undefined> {
      const stop = editing.subscribe(keep)
      try {
        let outcome = await editing.save(toProductCreate(values))
        for (let asked = 1; outcome.kind === 'asked'; asked += 1) {
          expect(asked, 'a choice is not asked for again and again').toBeLessThan(MOST_QUESTIONS)
          for (const field of outcome.fields) choose(field)
          outcome = await editing.save(toProductCreate(values))
        }
        const { base } = editing.get()
        values = toValues(base)
        show(base, productFields)
        dropDraft(key)
        return outcome
      } catch (error) {
        // An answer that was lost, or a product that was changed too often: the page says so, and keeps what was typed.
        if (!(error instanceof ApiError)) throw error
        return undefined
      } finally {
        stop()
      }
    },

    /** Presses what the page offers after it has put sold pieces back. */
    async correct(outcome: SaveOutcome): Promise<SaveOutcome | undefined> {
      const check = outcome.kind === 'saved' ? outcome.check : undefined
      if (check?.kind !== 'read' || check.putBack === 0) return undefined
      tooMany = check.putBack
      values = { ...values, quantity: String(check.state.quantity - tooMany) }
      return page.save()
    },
  }
  return page

  function choose(field: ProductField): void {
    const { base, question } = editing.get()
    if (!question) throw new Error('Nothing was asked')
    const { theirs } = question
    const sum = sumStock(base, Number(values.quantity), theirs).sum
    const decision = tooMany > 0 ? 'sum' : random.pick(['theirs', 'mine', 'sum'])
    show(theirs, [field])
    editing.settle(field)
    if (decision === 'theirs') values = { ...values, [field]: toValues(theirs)[field] }
    if (decision === 'sum' && field === 'quantity' && sum !== undefined) {
      values = { ...values, quantity: String(sum) }
    }
    keep()
  }
}

/** Forms send a line break as two characters. */
function unifyBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
