import { HIDDEN } from '../../calls/mask-secrets'
import { type CopiedCall, isSaid } from './copied-call'

/** The situation that a call is sent in. */
export interface Situation {
  readonly name: string
  readonly state: string
  readonly now: string
  readonly clock: 'running' | 'frozen'
  readonly troubles: string
}

const SECRET = "process.env['SHOP_SECRET']"
/** As they stand in the test, within a template. */
const USER = `\${user._id}`
const TOKEN = `\${token}`

/** A call as a test on a world of its own; secrets are not in it. */
export function toTest(call: CopiedCall, world: Situation | undefined): string {
  const { method, path, status, operation, persona, request } = call
  const made = {
    ...(world && { name: world.name, state: world.state }),
    ...(world?.troubles ? { trouble: world.troubles } : {}),
  }
  const address = persona ? path.replaceAll(/\busr_\w+/g, USER) : path
  const options = writeOptions(call)
  const body = writeBody(request.body)
  const used = [
    ...(options.includes(TOKEN) ? ['token'] : []),
    ...(address === path ? [] : ['user']),
  ]
  const lines = [
    `const world = await createWorld(${world ? write(made) : ''})`,
    ...(world?.clock === 'frozen' ? [`world.clock.freeze(${write(world.now)})`] : []),
    ...(persona && used.length > 0
      ? [`const { ${used.join(', ')} } = await world.persona(${write(persona)})`]
      : []),
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

function writeOptions({ method, persona, request }: CopiedCall): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => isSaid(name))
    .map(([name, value]) => `${write(name)}: ${writeHeader(name, value, persona)}`)
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
