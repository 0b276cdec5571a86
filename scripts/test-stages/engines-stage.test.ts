import { expect, test } from 'vitest'
import { describeMissing } from './engines-stage'

test.each([
  [['chromium'], 'without Firefox and WebKitGTK: apt-get install firefox-esr webkit2gtk-driver'],
  [['chromium', 'firefox'], 'without WebKitGTK: apt-get install'],
])('of %j it says what is missing, and the command that gets it', (found, words) => {
  expect(describeMissing(found)).toContain(words)
})

test('with all engines nothing is missing', () => {
  expect(describeMissing(['chromium', 'firefox', 'webkit'])).toBe('')
})
