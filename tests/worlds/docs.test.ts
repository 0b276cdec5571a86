import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { personaNames, personas } from '../../mocks/worlds/personas/personas'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import { stateNames, states } from '../../mocks/worlds/states/states'
import { HARM_EFFECTS, HARMS } from '../../mocks/worlds/troubles/trouble'
import type { Worlds } from '../../mocks/worlds/worlds'
import { type Listening, listen } from '../../scripts/processes/listening/listen'

const PAGE = new URL('../../docs/worlds.md', import.meta.url)
const README = new URL('../../scripts/mock-package/texts/README.md', import.meta.url)

let worlds: Worlds
let server: Listening

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
  server = await listen(await createWorldsApp(worlds), { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await worlds.close()
})

test('every command of docs/worlds.md does what it says, one after the other', async () => {
  const blocks = [...(await readFile(PAGE, 'utf8')).matchAll(/```sh\n(.*?)```/gs)]
  expect(blocks.length).toBeGreaterThan(3)
  for (const [, block = ''] of blocks) {
    const script = block.replaceAll('localhost:4010', `127.0.0.1:${server.port}`)
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script])
    expect(stdout).toMatch(/[[{]/)
  }
  expect((await worlds.find('ann'))?.steps()).toMatchObject([{ path: '/personas/regular' }])
  expect((await worlds.find('bob'))?.state()).toBe('one-left')
  expect(await worlds.find('checkout-test')).toBeUndefined()
})

test.each([
  [PAGE, 'All states', 'All personas', 'Trouble'],
  [README, 'States', 'Personas', 'Troubles'],
])(
  'WORLD-1 WORLD-2 WORLD-3 %s lists every state, persona and trouble with its sentence',
  async (file, statesHeading, personasHeading, troublesHeading) => {
    const page = await readFile(file, 'utf8')
    expect(listOf(page, statesHeading)).toEqual(
      stateNames.map((name) => [name, states[name].about]),
    )
    expect(listOf(page, personasHeading)).toEqual(
      personaNames.map((name) => [name, personas[name].about]),
    )
    const troubles = Object.entries(HARMS).map(([kind, form]) => [
      form,
      new Map<string, string>(Object.entries(HARM_EFFECTS)).get(kind),
    ])
    const listed = listOf(page, troublesHeading)
    expect(listed.slice(0, troubles.length)).toEqual(troubles)
  },
)

function listOf(page: string, heading: string) {
  const [, text = ''] = page.split(`## ${heading}\n`)
  const [list = ''] = text.split('\n## ')
  return [...list.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name, about]) => [name, about])
}
