import { expect, test } from 'vitest'
import { toMarkdown, toText } from './render-changes'
import type { UsedChange, Uses } from './uses/find-uses'

const none: Uses = { screens: [], forms: [], code: [], checks: [], tests: [] }
const tests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `tests/${name}.test.ts`)
const narrower: UsedChange = {
  pointer: '/components/schemas/SearchText/maxLength',
  what: 'maxLength 120 becomes 10',
  breaks: ['clients'],
  operations: ['searchProducts'],
  uses: { ...none, forms: ['src/search-form.tsx'], tests },
}
const words: UsedChange = {
  pointer: '/info/description',
  what: 'description is another',
  breaks: [],
  operations: [],
  uses: none,
}
const placeOf = ({ pointer }: { readonly pointer: string }) => `new.yaml:${pointer.length}`

test('CONF-5 the text says by whom it breaks where each change is and who uses it', () => {
  expect(toText([words, narrower], placeOf)).toBe(`Breaks clients: 1
  new.yaml:40  maxLength 120 becomes 10  searchProducts
      /components/schemas/SearchText/maxLength
      forms    src/search-form.tsx
      tests    tests/a.test.ts, tests/b.test.ts, tests/c.test.ts, tests/d.test.ts, tests/e.test.ts and 2 more

Harmless: 1
  new.yaml:17  description is another
      /info/description`)
  expect(toText([], placeOf)).toBe('Nothing is different.')
})

test('CONF-5 the text of a pull request is a list to tick off', () => {
  expect(toMarkdown([narrower, words], placeOf)).toBe(`## Changes of the contract

breaks clients: 1; harmless: 1.

### Breaks clients

- [ ] maxLength 120 becomes 10 at \`new.yaml:40\` (\`/components/schemas/SearchText/maxLength\`), seen by searchProducts
  - forms: \`src/search-form.tsx\`
  - tests: \`tests/a.test.ts\`, \`tests/b.test.ts\`, \`tests/c.test.ts\`, \`tests/d.test.ts\`, \`tests/e.test.ts\` and 2 more

### Harmless

- description is another at \`new.yaml:17\` (\`/info/description\`)`)
  expect(toMarkdown([], placeOf)).toBe('The contract stays as it is.')
})
