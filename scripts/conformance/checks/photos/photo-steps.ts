import { productShape } from '../../../../src/api/generated/shapes/product'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import { ContractFailure, Undecided } from '../../model/errors'
import { createSlot, type Slot } from '../../model/slot'
import type { World } from '../../model/world'
import { withRetries } from '../../send/with-retries'
import { findInSearch } from '../admin/show-as-written'
import type { PhotoColor } from './make-photo'
import { type PhotoFacts, readPhoto } from './read-photo'

const POINTER = '/components/schemas/PhotoFile'

interface Sent {
  readonly when: string
  /** The product after its photo was sent. */
  readonly shown: Slot<Answer>
  readonly by: string
  readonly color: PhotoColor
}

/** A photo that was sent is there, can be shown, is the right one and without metadata. */
export function createPhotoSteps(world: World, { when, shown, by, color }: Sent): Step[] {
  let isAgain = false
  const facts = createSlot<PhotoFacts>(`edge-product › ${when}: the photo is there`)
  const picture = () => {
    const found = facts.get()
    if (found.kind === 'picture') return found
    throw new Undecided('the photo could not be read')
  }
  const fail = async (answer: Answer, expected: string, got: string, cause: string) => {
    const operation = (await isFoundRight(world, answer, color)) ? 'showProduct' : by
    const { exchange } = answer
    const about = { rule: 'read-back', pointer: POINTER } as const
    return new ContractFailure({ ...about, operation, expected, got, cause, exchange })
  }
  const step = (title: string, run: () => Promise<void>): Step => ({
    title: `${when}: ${title}`,
    operation: by,
    run,
  })

  return [
    // It may be made smaller in the background.
    withRetries(
      world,
      step('the photo is there', async () => {
        const { _id: productId } = shown.get().read(productShape)
        // Later steps compare with the product as it is shown then.
        if (isAgain) shown.set(await world.call('showProduct', { path: { productId } }))
        isAgain = true
        const answer = shown.get()
        const { photo } = answer.read(productShape)
        if (!photo) {
          const expected = 'a photo, since one was sent'
          throw await fail(answer, expected, 'no photo', 'The photo is not stored.')
        }
        const found = await readPhoto(world.settings, photo.data)
        facts.set(found)
        if (found.kind === 'unreached') throw new Undecided(`another machine: ${found.got}`)
        if (found.kind === 'broken') {
          const expected = 'an address that can be used as image source'
          throw await fail(answer, expected, found.got, found.cause)
        }
      }),
    ),
    step('the photo is the one that was sent', async () => {
      const { color: got } = picture()
      if (got === undefined || got === color) return
      const cause = 'The photo is not replaced, mixed up with another, or its colors are.'
      throw await fail(shown.get(), `a ${color} picture`, `a ${got} one`, cause)
    }),
    step('the photo has no metadata', async () => {
      const { marks } = picture()
      if (marks.length === 0) return
      const cause =
        'The file is stored as it was sent: it gives away where and by whom it was taken.'
      const got = `${marks.join(', ')} in its bytes`
      throw await fail(shown.get(), 'a copy without metadata', got, cause)
    }),
  ]
}

/** Whether search shows a photo as it was sent: then it is there, and showing the product is at fault. */
async function isFoundRight(world: World, shown: Answer, color: PhotoColor): Promise<boolean> {
  const found = await findInSearch(world, shown.read(productShape)._id)
  const facts = found?.photo && (await readPhoto(world.settings, found.photo.data))
  return facts?.kind === 'picture' && facts.color === color && facts.marks.length === 0
}
