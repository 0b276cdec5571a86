import { productShape } from '../../../../src/api/generated/shapes/product'
import { assertEvery } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, Undecided } from '../../model/errors'
import { createSlot, type Slot } from '../../model/slot'
import { isSettled, withRetries } from '../../send/with-retries'
import { findInSearch } from '../admin/show-as-written'
import { assertBare, assertReplaced, assertShown, type SeenPhoto } from './assert-picture'
import type { PhotoColor } from './make-photo'
import { type PhotoFacts, readPhoto } from './read-photo'

const POINTER = '/components/schemas/PhotoFile'

interface Sent {
  readonly when: string
  /** The product after its photo was sent. */
  readonly shown: Slot<Answer>
  readonly by: string
  readonly color: PhotoColor
  /** Where it is remembered as it was read. */
  readonly seen?: Slot<SeenPhoto>
  /** The photo that the product had before. */
  readonly earlier?: Slot<SeenPhoto>
}

/** A photo that was sent is there, can be shown, is the right one and without metadata. */
export function createPhotoSteps(
  context: CheckContext,
  { when, shown, by, color, seen, earlier }: Sent,
): Step[] {
  let isAgain = false
  const facts = createSlot<PhotoFacts>(`edge-product › ${when}: the photo is there`)
  const picture = () => {
    const found = facts.get()
    if (found.kind === 'picture') return found
    throw new Undecided('the photo could not be read')
  }
  const fail = async (answer: Answer, wrong: Wrong) => {
    const operation = (await isFoundRight(context, answer, color)) ? 'showProduct' : by
    const { exchange } = answer
    return new ContractFailure({
      ...wrong,
      rule: 'read-back',
      pointer: POINTER,
      operation,
      exchange,
    })
  }
  const step = (title: string, run: () => Promise<void>): Step => ({
    title: `${when}: ${title}`,
    operation: by,
    run,
  })

  return [
    // It may be made smaller in the background.
    withRetries(
      context,
      step('the photo is there', async () => {
        const { _id: productId } = shown.get().read(productShape)
        // The answer to the write may be too old to show the photo. Later steps compare with the newer one.
        if (isAgain || isSettled(context))
          shown.set(await context.call('showProduct', { path: { productId } }))
        isAgain = true
        const answer = shown.get()
        const { photo } = answer.read(productShape)
        if (!photo) {
          throw await fail(answer, {
            expected: 'a photo, since one was sent',
            got: 'no photo',
            cause: 'The photo is not stored.',
            assertion: assertEvery('', { has: 'photo' }),
          })
        }
        const found = await readPhoto(context.settings, photo.data)
        facts.set(found)
        if (found.kind === 'unreached') throw new Undecided(`another machine: ${found.got}`)
        if (found.kind === 'broken') {
          const { got, cause, bytes } = found
          const expected = 'an address that can be used as image source'
          throw await fail(answer, { expected, got, cause, assertion: assertShown(bytes) })
        }
        seen?.set({ exchange: answer.exchange, bytes: found.bytes })
      }),
    ),
    step('the photo is the one that was sent', async () => {
      const { color: got, bytes } = picture()
      if (got === undefined || got === color) return
      throw await fail(shown.get(), {
        expected: `a ${color} picture`,
        got: `a ${got} one`,
        cause: 'The photo is not replaced, mixed up with another, or its colors are.',
        assertion: assertReplaced(bytes, earlier?.peek()),
      })
    }),
    step('the photo has no metadata', async () => {
      const { marks } = picture()
      if (marks.length === 0) return
      throw await fail(shown.get(), {
        expected: 'a copy without metadata',
        got: `${marks.join(', ')} in its bytes`,
        cause: 'The file is stored as it was sent: it gives away where and by whom it was taken.',
        assertion: assertBare(),
      })
    }),
  ]
}

interface Wrong {
  readonly expected: string
  readonly got: string
  readonly cause: string
  readonly assertion: Assertion
}

/** Whether search shows a photo as it was sent: then it is there, and showing the product is at fault. */
async function isFoundRight(
  context: CheckContext,
  shown: Answer,
  color: PhotoColor,
): Promise<boolean> {
  const found = await findInSearch(context, shown.read(productShape)._id)
  const facts = found?.photo && (await readPhoto(context.settings, found.photo.data))
  return facts?.kind === 'picture' && facts.color === color && facts.marks.length === 0
}
