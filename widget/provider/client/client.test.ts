import { expect, test } from 'vitest'
import { VERSION } from '../../version'
import { introduceWidget } from './client'

const DROP_IN = { integration: 'dropin2', integrationType: 'dropin2', dropinVersion: VERSION }

function openBare() {
  const configuration = { analyticsMetadata: { integration: 'custom', sessionId: 's' } }
  return { getConfiguration: () => configuration, toJSON: () => configuration }
}

test('components read of a drop-in, also where the client goes to their frames as JSON', () => {
  const bare = openBare()
  const introduced = introduceWidget(bare)
  const wanted = { analyticsMetadata: { sessionId: 's', ...DROP_IN } }
  expect(introduced.getConfiguration()).toEqual(wanted)
  expect(JSON.parse(JSON.stringify(introduced))).toEqual(wanted)
})

test("the page's own client goes on as what it is", () => {
  const bare = openBare()
  introduceWidget(bare)
  expect(JSON.stringify(bare)).toContain('"integration":"custom"')
})
