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
import { readOptions } from '../../scripts/mock/read-options'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { readSnippets } from '../mock-package/snippets'
import { openPage } from './open-page'

const PAGE = new URL('../../docs/worlds.md', import.meta.url)
const REFERENCE = new URL('../../docs/worlds-reference.md', import.meta.url)
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

test('every command of docs/worlds.md and its reference does what it says, one after the other', async () => {
  const blocks = [...(await readBoth()).matchAll(/```sh\n(.*?)```/gs)]
  expect(blocks.length).toBeGreaterThan(3)
  let printed = ''
  for (const [, block = ''] of blocks) {
    const script = block.replaceAll('localhost:4010', `127.0.0.1:${server.port}`)
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script])
    expect(stdout).toMatch(/[[{]/)
    printed += stdout
  }
  expect(printed).toContain('{"link":"http://ann.localhost:')
  expect((await worlds.find('ann'))?.steps()).toMatchObject([{ path: '/personas/regular' }])
  expect((await worlds.find('ann'))?.state()).toBe('one-left')
  expect((await worlds.find('bob'))?.state()).toBe('seed')
  expect(await worlds.find('checkout-test')).toBeUndefined()
})

test('every link and every command of the mock in them is taken', async () => {
  const page = await readBoth()
  const blocks = [...page.matchAll(/^```(\w*)\n(.*?)^```/gms)]
  const plain = blocks.flatMap(([, kind, text = '']) => (kind === '' ? text : []))
  // Commands stand in sentences too.
  const commands = [...page.matchAll(/(?<!`)`(npm run (?:mock|dev) -- [^`]+)`/g)]
  const texts = [...plain, ...commands.map(([, text = '']) => text)].map((text) => text.trim())
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) {
    if (text.startsWith('http')) await openAddress(text)
    else for (const line of text.split('\n')) readCommand(line)
  }
})

test('MPKG-4 docs/worlds.md has the files of the package’s README, which are run', async () => {
  const snippets = readSnippets(await readFile(PAGE, 'utf8'))
  expect(snippets.size).toBeGreaterThan(3)
  expect(snippets).toEqual(readSnippets(await readFile(README, 'utf8')))
})

async function readBoth(): Promise<string> {
  return `${await readFile(PAGE, 'utf8')}\n${await readFile(REFERENCE, 'utf8')}`
}

async function openAddress(text: string): Promise<void> {
  const [, name = ''] = /^http:\/\/(\w+)\.localhost:4010\/-open\?/.exec(text) ?? []
  const answer = await openPage(worlds, name, new Request(text))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('history.replaceState(')
}

/** @throws SettingError for an option that the mock does not take */
function readCommand(line: string): void {
  const [, args = ''] = /^npm run (?:mock|dev) -- (.+)$/.exec(line) ?? []
  expect(args).not.toBe('')
  const words = [...args.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  )
  const { state = stateNames[0] } = readOptions(words)
  expect(stateNames).toContain(state)
}

test.each([
  [REFERENCE, 'All states', 'All personas', 'Troubles'],
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
