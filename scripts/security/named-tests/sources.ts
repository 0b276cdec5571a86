import { inFile } from '../named-test'

/** Tests of the source code itself. */
export const supply = inFile('tests/architecture/supply.test.ts', {
  pinned: 'each dependency is pinned to one version',
  locked: 'each installed package is the one that was locked, byte by byte',
  scripts: 'no package may run a script when it is installed',
  licenses: 'what is handed on stands under licenses that allow it',
})

export const style = inFile('tests/architecture.test.ts', {
  noAny: 'the style > no `any`',
  casts: 'the style > at most two casts in a thousand lines',
  database: 'the arrows > $name only where it may be: $why',
})

export const inventories = inFile('tests/architecture/inventories.test.ts', {
  cryptography: 'every use of cryptography stands in the inventory',
  storage: 'every key of the browser’s storage stands in the inventory',
  events: 'every event that is logged stands in the inventory',
  settings: 'every setting of the service stands in the inventory',
  connections: 'the service opens connections where the inventory says, and nowhere else',
  parameters: 'no address holds anything but ids and what is searched for',
  dangerous: 'nothing makes code, markup or expressions of text',
  parts: 'the page has every part that it promises',
})
