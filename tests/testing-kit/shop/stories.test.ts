import { expect, test } from 'vitest'
import story, { FilledCard } from './checkout.stories'

/** The order in which Storybook runs a story: loaders, render, play. */
test('the story shows a filled card form', async () => {
  const [load] = FilledCard.loaders
  const loaded = { ...load?.() }
  const canvasElement = document.createElement('div')
  document.body.replaceChildren(canvasElement)
  canvasElement.append(story.render())
  await FilledCard.play({ canvasElement, loaded })
  const values = ['number', 'cvv', 'postalCode'].map((name) => {
    const frame = canvasElement.querySelector(`iframe[name="braintree-hosted-field-${name}"]`)
    return frame?.contentDocument?.querySelector('input')?.value
  })
  expect(values).toEqual(['3782 822463 10005', '1234', '94107'])
})
