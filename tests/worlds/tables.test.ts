import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { personaNames, personas } from '../../mocks/worlds/personas/personas'
import { stateNames, states } from '../../mocks/worlds/states/states'

const page = await readFile(new URL('../../docs/worlds.md', import.meta.url), 'utf8')

test('WORLD-1 WORLD-2 docs/worlds.md lists every state and persona with its sentence', () => {
  expect(listOf('All states')).toEqual(stateNames.map((name) => [name, states[name].about]))
  expect(listOf('All personas')).toEqual(personaNames.map((name) => [name, personas[name].about]))
})

function listOf(heading: string) {
  const [, text = ''] = page.split(`## ${heading}\n`)
  const [list = ''] = text.split('\n## ')
  return [...list.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, about]) => [name, about])
}
