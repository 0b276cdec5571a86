import { productShape } from '../../../../src/api/generated/shapes/product'
import { assertEvery } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import { expectContract, Undecided } from '../../model/errors'
import { createSlot, type Slot } from '../../model/slot'
import type { World } from '../../model/world'
import { withRetries } from '../../send/with-retries'
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
  const fail = (answer: Answer, expected: string, got: string, cause: string) =>
    ({
      rule: 'read-back',
      operation: by,
      pointer: POINTER,
      expected,
      got,
      cause,
      exchange: answer.exchange,
    }) as const
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
        const answer = isAgain
          ? await world.call('showProduct', { path: { productId } })
          : shown.get()
        isAgain = true
        const { photo } = answer.read(productShape)
        expectContract(photo !== undefined, {
          ...fail(answer, 'a photo, since one was sent', 'no photo', 'The photo is not stored.'),
          assertion: assertEvery('', { has: 'photo' }),
        })
        const found = await readPhoto(world.settings, photo.data)
        facts.set(found)
        if (found.kind === 'unreached') throw new Undecided(`another machine: ${found.got}`)
        expectContract(
          found.kind === 'picture',
          fail(
            answer,
            'an address that can be used as image source',
            found.kind === 'broken' ? found.got : '',
            found.kind === 'broken' ? found.cause : '',
          ),
        )
      }),
    ),
    step('the photo is the one that was sent', async () => {
      const { color: got } = picture()
      expectContract(
        got === undefined || got === color,
        fail(
          shown.get(),
          `a ${color} picture`,
          `a ${got} one`,
          'The photo is not replaced, mixed up with another, or its colors are.',
        ),
      )
    }),
    step('the photo has no metadata', async () => {
      const { marks } = picture()
      expectContract(
        marks.length === 0,
        fail(
          shown.get(),
          'a copy without metadata',
          `${marks.join(', ')} in its bytes`,
          'The file is stored as it was sent: it gives away where and by whom it was taken.',
        ),
      )
    }),
  ]
}
