import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { mjsLibrary } from './mjs-library'
import { shLibrary } from './sh-library'

interface Outcome {
  readonly status: number
  readonly sent: number
}

/** Sends a request up to five times, to a service that answers with 429 from a time on; the status is that of the script. */
type Send = (refusedAt: number, withinSeconds: number) => Promise<Outcome>

type Fetch = () => Promise<Response>
type Call = (...args: readonly unknown[]) => Promise<unknown>

const createSend: (v: object, fetch: Fetch, write: () => void, timeoutMs: number) => Call =
  new Function(`${mjsLibrary}\nreturn createSend`)()

const sendInNode: Send = async (refusedAt, within) => {
  let sent = 0
  const fetch = async () => {
    sent += 1
    return new Response('{}', { status: sent < refusedAt ? 401 : 429 })
  }
  const send = createSend({ BASE_URL: 'http://service.test' }, fetch, () => undefined, 1000)
  const options = { tries: 5, within, until: [429] }
  const status = await send('signIn', 'POST', '/', options).then(
    () => 0,
    () => 2,
  )
  return { status, sent }
}

/** Its `send` is one that sends nothing. */
const sendInShell: Send = async (refusedAt, within) => {
  const send = `
    send() {
      count=$((count + 1))
      [ "$count" -lt ${refusedAt} ] && printf 401 >"$D/1.status" || printf 429 >"$D/1.status"
    }
    count=0
    trap 'echo "$count"; rm -rf "$D"' EXIT
    again 5 ${within} '429' send 1 signIn`
  const { status, stdout } = spawnSync('sh', ['-c', `${shLibrary}\n${send}`], { encoding: 'utf8' })
  return { status: status ?? -1, sent: Number(stdout.trim().split('\n').at(-1)) }
}

const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)
const languages = [
  { name: 'JavaScript', run: sendInNode, isThere: true },
  { name: 'sh (skipped where curl or jq is not installed)', run: sendInShell, isThere: hasTools },
]

for (const { name, run, isThere } of languages) {
  test.skipIf(!isThere)(
    `API-9 a request is sent again until it is refused, in ${name}`,
    async () => {
      expect(await run(3, 60)).toEqual({ status: 0, sent: 3 })
      expect(await run(1, 60)).toEqual({ status: 0, sent: 1 })
    },
  )

  test.skipIf(!isThere)(`API-9 it is sent so often at most, in ${name}`, async () => {
    expect(await run(5, 60)).toEqual({ status: 0, sent: 5 })
    expect(await run(6, 60)).toEqual({ status: 0, sent: 5 })
  })

  test.skipIf(!isThere)(`API-9 what took too long says nothing, in ${name}`, async () => {
    expect(await run(6, -1)).toEqual({ status: 2, sent: 5 })
    expect(await run(3, -1)).toEqual({ status: 0, sent: 3 })
  })
}
