import { expect, test } from 'vitest'
import { selectDeclarations } from './write-mock-types'

test('MPKG-1 the declarations are those that the modules name, on Windows too, where the compiler’s paths have other slashes', () => {
  const written = new Map([
    [
      'C:/shop/types/scripts/mock-package/module.d.ts',
      "export type { A } from './a';\nexport { a } from './a';\n",
    ],
    ['C:/shop/types/scripts/mock-package/a.d.ts', 'export declare class A {\n}\n'],
    [
      'C:/shop/types/scripts/mock-package/msw.d.ts',
      "import type { StateName } from '../../mocks/worlds/states/states';\n",
    ],
    ['C:/shop/types/scripts/mock-package/playwright.d.ts', 'export {};\n'],
    ['C:/shop/types/scripts/mock-package/vitest.d.ts', 'export {};\n'],
    ['C:/shop/types/mocks/worlds/states/states.d.ts', "import './recipes';\n"],
    ['C:/shop/types/mocks/worlds/states/recipes.d.ts', 'export {};\n'],
  ])
  const selected = selectDeclarations('C:\\shop\\types', written)
  const names = [...written.keys()].filter((path) => !path.endsWith('/recipes.d.ts'))
  expect([...selected.keys()].sort()).toEqual(names.sort())
  expect(selected.get('C:/shop/types/scripts/mock-package/module.d.ts')).toContain(
    "export { a } from './a.js'",
  )
  expect(selected.get('C:/shop/types/mocks/worlds/states/states.d.ts')).toMatch(
    /^export type StateName = 'seed' \| /,
  )
})
