import { expect, test } from 'vitest'
import { toRequired } from './required-types'

test('WPKG-1 MPKG-1 what is required names values that can be required, and types where they are', () => {
  const declarations = new Map([
    [
      'types/main.d.ts',
      "export type * from './model/a.js';\nexport { type B, b } from './b.js';\n",
    ],
    [
      'types/b.d.ts',
      "import type { A } from './model/a.js';\nexport declare const b: A | import('./c.js').C;\n",
    ],
    ['types/model/a.d.ts', 'export interface A {\n}\n'],
    ['types/other.d.ts', 'export {};\n'],
  ])
  expect([...toRequired(['types/main.d.ts'], declarations)]).toEqual([
    [
      'types/main.d.cts',
      "export type * from './model/a.js' with { 'resolution-mode': 'import' };\nexport { type B, b } from './b.cjs';\n",
    ],
    [
      'types/b.d.cts',
      "import type { A } from './model/a.js' with { 'resolution-mode': 'import' };\nexport declare const b: A | import('./c.js', { with: { 'resolution-mode': 'import' } }).C;\n",
    ],
  ])
})

test('WPKG-1 a declaration that is not there is a mistake of the build', () => {
  const declarations = new Map([['types/main.d.ts', "export { b } from './b.js';\n"]])
  expect(() => toRequired(['types/main.d.ts'], declarations)).toThrow('types/b.d.ts')
})
