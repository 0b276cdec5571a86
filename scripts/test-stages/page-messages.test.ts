import { expect, test } from 'vitest'
import { listPageMessages } from './page-messages'

const context = (...snapshot: string[]) =>
  ['# Error details', '', '```', '- status: of the error', '```', '', '```yaml', ...snapshot, '```']
    .concat('', '# Test source', '', '```ts', '- status: of the source', '```')
    .join('\n')

test('what a page announces is told, with what stands in it', () => {
  const snapshot = [
    '- link "Skip to content":',
    '  - /url: "#content"',
    '- status',
    '- main:',
    '  - region "Checkout":',
    '    - alert:',
    '      - paragraph: Nothing was charged.',
    '      - button "Try again"',
    '    - status: Loading payment methods…',
    '  - paragraph: Together $25.00',
    '- alertdialog "Remove it?"',
  ]
  expect(listPageMessages(context(...snapshot))).toEqual([
    'Nothing was charged. Try again',
    'Loading payment methods…',
  ])
})

test('a page without messages tells none, nor does a test without a page', () => {
  expect(listPageMessages(context('- main:', '  - paragraph: All is well.'))).toEqual([])
  expect(listPageMessages('# Error details\n\nIt failed.')).toEqual([])
})
