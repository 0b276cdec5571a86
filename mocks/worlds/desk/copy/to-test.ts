import { HIDDEN } from '../../calls/mask-secrets'
import type { WorldSource } from '../../world'
import { type CopiedCall, describeMissingBody, listHeaders } from './copied-call'

/** The situation that a call is sent in. */
export interface Situation {
  readonly name: string
  readonly state: string
  readonly source: WorldSource
  /** When its state was as if made, where that time was asked for. */
  readonly began?: string | undefined
  readonly now: string
  readonly clock: 'running' | 'frozen'
  /** How far its clock is before the machine's, where it runs. */
  readonly aheadMs?: number | undefined
  readonly troubles: string
}

const SECRET = "process.env['SHOP_SECRET']"
/** As they stand in the test, within a template. */
const USER = `\${user._id}`
const TOKEN = `\${token}`

/** A call as a test on a world of its own; secrets are not in it. */
export function toTest(call: CopiedCall, world: Situation | undefined): string {
  const { method, path, status, operation, persona, request } = call
  const address = persona ? path.replaceAll(/\busr_\w+/g, USER) : path
  const options = writeOptions(call)
  const body = writeBody(request.body)
  const used = [
    ...(options.includes(TOKEN) ? ['token'] : []),
    ...(address === path ? [] : ['user']),
  ]
  const clock = world ? writeClock(world) : []
  const signIn =
    persona && used.length > 0
      ? [`const { ${used.join(', ')} } = await world.persona(${write(persona)})`]
      : []
  const missing = describeMissingBody(call)
  const lines = [
    ...describePast(call, world),
    `const world = await createWorld(${world ? writeBeginning(world) : ''})`,
    // A session that has ended began before the clock was moved.
    ...(status === 401 ? [...signIn, ...clock] : [...clock, ...signIn]),
    ...(missing === undefined ? [] : [`// ${missing}`]),
    ...(body?.includes(SECRET) ? ['// Secrets are not copied: set SHOP_SECRET to yours.'] : []),
    ...(status === 0
      ? [`await expect(world.fetch(${quotePath(address)}${options})).rejects.toThrow()`]
      : [
          `const response = await world.fetch(${quotePath(address)}${options})`,
          `expect(response.status).toBe(${status})`,
        ]),
    'await world.delete()',
  ]
  const title = `${operation ?? `${method} ${path}`} ${status === 0 ? 'has no answer' : `answers ${status}`}`
  return [
    "import { createWorld } from 'prompt-bazaar-mock'",
    "import { expect, test } from 'vitest'",
    '',
    `test(${write(title)}, async () => {`,
    ...lines.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}

const SOURCES: Readonly<Record<Exclude<WorldSource, 'state'>, string>> = {
  file: 'a file',
  recording: 'a recording',
  kept: 'what an earlier mock has left',
}

function writeBeginning({ name, state, source, began, troubles }: Situation): string {
  // A file has the troubles too.
  if (source !== 'state')
    return `{ name: ${write(name)}, file: new URL('./${name}.world', import.meta.url) }`
  const freeze = began === undefined ? {} : { freeze: began }
  return write({ name, state, ...freeze, ...(troubles === '' ? {} : { trouble: troubles }) })
}

/** What was before the call, and is not in what the test says. */
function describePast({ stepsBefore: count = 0 }: CopiedCall, world: Situation | undefined) {
  const path = `/w/${world?.name ?? 'NAME'}`
  if (world && world.source !== 'state') {
    return [
      `// The world began as ${SOURCES[world.source]}, which no state has. Go back to before this call, by`,
      `// POST ${path}/rewind with {"to":${count}}, and keep the world beside this test, by GET ${path}/file.`,
    ]
  }
  if (count === 0) return []
  const came = count === 1 ? 'A write came' : `${count} writes came`
  return [
    `// ${came} before this call, and ${count === 1 ? 'is' : 'are'} missing here: do the same first, or keep the`,
    `// world by GET ${path}/file, and begin with createWorld({ file }) in place of the state.`,
  ]
}

function writeClock({ clock, began, now, aheadMs = 0 }: Situation): readonly string[] {
  if (clock === 'frozen') return now === began ? [] : [`world.clock.freeze(${write(now)})`]
  if (aheadMs === 0 && began === undefined) return []
  // The state, or the time that it began at, may have moved it, or stopped it, already.
  return [`world.clock.set(new Date(Date.now() + ${aheadMs}))`, 'world.clock.run()']
}

function writeOptions(call: CopiedCall): string {
  const { method, persona, request } = call
  const headers = listHeaders(call).map(
    ([name, value]) => `${write(name)}: ${writeHeader(name, value, persona)}`,
  )
  const body = writeBody(request.body)
  const parts = [
    ...(method === 'GET' ? [] : [`method: ${write(method)}`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ]
  return parts.length === 0 ? '' : `, { ${parts.join(', ')} }`
}

function writeHeader(name: string, value: string, persona: string | undefined): string {
  if (!value.includes(HIDDEN)) return write(value)
  const secret = name === 'authorization' && persona ? TOKEN : `\${${SECRET}}`
  return `\`${value.replaceAll('`', '\\`').replaceAll(HIDDEN, secret)}\``
}

function writeBody(body: unknown): string | undefined {
  if (body === undefined) return undefined
  if (typeof body === 'string') return write(body)
  return `JSON.stringify(${JSON.stringify(body)})`.replaceAll(`"${HIDDEN}"`, SECRET)
}

function quotePath(path: string): string {
  return path.includes(USER) ? `\`${path}\`` : write(path)
}

/** A value of TypeScript, with single quotes where that changes nothing. */
function write(value: unknown): string {
  const text = JSON.stringify(value)
  return typeof value === 'string' && !/['\\]/.test(text) && !value.includes('"')
    ? `'${value}'`
    : text
}
