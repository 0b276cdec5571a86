import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { jsonReportSchema } from '../../scripts/conformance/report/formats/json-schema'
import { runCommand } from '../../scripts/conformance/run-command'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import { argumentsFor } from './support/run-command-line'

const FORMATS = ['json', 'junit', 'sarif', 'html'] as const
const ONLY = ['--only', 'access:listOrders,access:listOwnOrders,access:readProfile,browse']

const folder = mkdtempSync(join(tmpdir(), 'conformance-waivers-'))
const file = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const readReport = (name: string) => jsonReportSchema.parse(JSON.parse(read(name)))

let service: Service
/** Two operations ask for no token. */
let faulty: Handler
let drafts: Record<string, string>[]

const open = (operation: string) => findFault(`${operation} asks for no token`).wrap

async function run(
  args: readonly string[],
  handle: Handler,
  today = '2026-11-23',
  only: readonly string[] = ONLY,
) {
  const written = { out: '', error: '' }
  const status = await runCommand([...argumentsFor(service), ...only, ...args], {
    environment: {},
    now: () => new Date(`${today}T12:00:00Z`),
    fetch: handle,
    out: { columns: 80, write: (text) => (written.out += text) },
    error: { write: (text) => (written.error += text) },
  })
  return { status, ...written }
}

const writeWaivers = (name: string, waivers: readonly object[]) =>
  writeFileSync(file(name), stringify({ waivers }))

/** The reports of a run, by the name of their format. */
const writeAll = (name: string) =>
  FORMATS.flatMap((format) => [`--${format}`, file(`${name}.${format}`)])

beforeAll(async () => {
  service = await startService()
  faulty = open('listOrders')(open('readProfile')(service.handle))
  const first = await run(
    ['--json', file('first.json'), '--new-waivers', file('drafts.yaml')],
    faulty,
  )
  expect(first.status).toBe(1)
  drafts = parse(read('drafts.yaml')).waivers
  const filled = drafts.map((draft) => ({
    ...draft,
    reason: 'sessions come in December',
    who: 'Sam',
    until: draft['operation'] === 'listOrders' ? '2026-12-31' : '2026-11-30',
  }))
  writeWaivers('waivers.yaml', filled)
})

afterAll(() => service.close())

test('CONF-1 --new-waivers has a draft for each difference to mend, which nobody has allowed yet', async () => {
  expect(drafts.map(({ operation, rule, reason }) => [operation, rule, reason])).toEqual([
    ['readProfile', 'no-token', ''],
    ['listOrders', 'no-token', ''],
  ])
  const { status, error } = await run(['--waivers', file('drafts.yaml')], faulty)
  expect(status).toBe(2)
  expect(error).toMatch(/waivers\[0\]\.reason \(line \d+\): it is empty: it takes why/)
})

describe('waived differences', () => {
  test('CONF-1 do not count, and every report says who allows them until when', async () => {
    const { status, out } = await run(
      ['--waivers', file('waivers.yaml'), ...writeAll('waived')],
      faulty,
    )
    expect(status).toBe(0)
    expect(out).toMatch(/^waived +readProfile · no-token .*\n.*\n +listOrders · no-token /m)
    expect(out).toContain('conforms to openapi.yaml but for 2 waived')
    expect(out).toMatch(/^listOrders +200! /m)
    const json = readReport('waived.json')
    expect(json.findings).toEqual([])
    expect(json.waivers.map(({ state, who, until }) => [state, who, until])).toEqual([
      ['waived', 'Sam', '2026-11-30'],
      ['waived', 'Sam', '2026-12-31'],
    ])
    expect(json.waivers[0]?.findings.map(({ rule }) => rule)).toEqual(['no-token'])
    const junit = read('waived.junit')
    expect(junit).not.toContain('<failure')
    expect(junit).toMatch(/failures="0"/)
    expect(junit).toContain('<skipped message="waived until 2026-12-31, Sam: sessions come')
    const [sarif] = JSON.parse(read('waived.sarif')).runs
    expect(sarif.results).toHaveLength(2)
    for (const { level, suppressions } of sarif.results) {
      expect(level).toBe('note')
      expect(suppressions).toEqual([
        {
          kind: 'external',
          status: 'accepted',
          justification: expect.stringMatching(/^until 2026-1\d-3\d, Sam: sessions/),
        },
      ])
    }
    expect(read('waived.html')).toContain('<h2 id="waivers">Waivers</h2>')
  })

  test('CONF-1 fail again from the day after the last one', async () => {
    const args = ['--waivers', file('waivers.yaml')]
    expect((await run(args, faulty, '2026-11-30')).status).toBe(0)
    const { status, out } = await run(args, faulty, '2026-12-01')
    expect(status).toBe(1)
    expect(out).toMatch(/^expired +readProfile · no-token /m)
    expect(out).toContain('in 1 place but for 1 waived')
  })

  test('CONF-1 are asked to be removed once their steps pass, and the next file lacks them', async () => {
    const args = ['--waivers', file('waivers.yaml'), '--new-waivers', file('next.yaml')]
    const { status, out } = await run(args, open('listOrders')(service.handle), '2027-06-01')
    expect(status).toBe(1)
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /repaired readProfile · no-token \(access › readProfile: no token\): its step passed; remove/,
    )
    const next: { operation: string }[] = parse(read('next.yaml')).waivers
    expect(next.map(({ operation }) => operation)).toEqual(['listOrders'])
  })

  test.each([
    ['2026-11-23', 0],
    ['2026-12-01', 3],
  ])(
    'CONF-1 are not called repaired by a run that does not reach them; on %s the status is %i',
    async (today, expected) => {
      const only = ['--only', 'browse']
      const args = ['--waivers', file('waivers.yaml'), '--json', file('apart.json')]
      const { status } = await run(args, service.handle, today, only)
      expect(status).toBe(expected)
      const { waivers, gaps } = readReport('apart.json')
      expect(waivers.map(({ state }) => state)).toEqual(['not-reached', 'not-reached'])
      expect(gaps).toHaveLength(expected === 0 ? 0 : 1)
    },
  )
})

describe('a waiver that can be of nothing is refused before anything is sent', () => {
  const good = {
    operation: 'listOrders',
    rule: 'no-token',
    check: 'access',
    step: 'listOrders: no token',
    pointer: '/paths/~1order~1list~1{userId}/get',
    reason: 'later',
    who: 'Sam',
    until: '2026-12-31',
  }

  test.each<[string, unknown, RegExp]>([
    ['an empty file', '', /It is empty\. It takes YAML/],
    ['no YAML', 'waivers: [', /It is not YAML/],
    ['no object', '- 1', /It is no object/],
    ['no list', 'waivers: 1', /waivers \(line 1\): it is no list/],
    ['a name of its own', 'waivres: []', /it has no "waivres": did you mean waivers\?/],
    ['no waiver', [1], /waivers\[0\] \(line 2\): it is no waiver/],
    ['no reason', [{ ...good, reason: undefined }], /it is missing: it takes why/],
    ['an empty reason', [{ ...good, reason: ' ' }], /reason \(line 7\): it is empty/],
    ['nobody', [{ ...good, who: '' }], /who \(line 8\): it is empty: it takes who allows it/],
    ['no text', [{ ...good, who: 7 }], /who \(line 8\): 7 is no text/],
    ['no day', [{ ...good, until: 'soon' }], /"soon" is no day: it takes the last day, such as/],
    ['a day that is none', [{ ...good, until: '2026-02-30' }], /"2026-02-30" is no day/],
    ['a key too many', [{ ...good, ticket: 1 }], /it has no "ticket": it takes operation, rule/],
    ['a mistyped key', [{ ...good, reasn: 'x' }], /it has no "reasn": did you mean reason\?/],
    ['a mistyped rule', [{ ...good, rule: 'no-tokn' }], /no "no-tokn".* Did you mean "no-token"/],
    ['an operation', [{ ...good, operation: 'listOrder' }], /Did you mean "listOrders"/],
    ['a check', [{ ...good, check: 'acess' }], /Did you mean "access"/],
    ['a step', [{ ...good, step: 'listOrders: no tokn' }], /Did you mean "listOrders: no token"/],
    ['a place', [{ ...good, pointer: '/paths/x' }], /\/paths\/x leads to nothing in openapi\.yaml/],
    ['twice the same', [good, good], /waivers\[1\]\.operation .*it stands there twice/],
  ])('CONF-1 %s', async (_, given, why) => {
    const text = typeof given === 'string' ? given : stringify({ waivers: given })
    writeFileSync(file('wrong.yaml'), text)
    const refused = () => Promise.reject(new Error('asked'))
    const { status, error } = await run(['--waivers', file('wrong.yaml')], refused)
    expect(status).toBe(2)
    expect(error.trim().split('\n')).toHaveLength(1)
    expect(error).toContain(`--waivers ${file('wrong.yaml')}: `)
    expect(error).toMatch(why)
  })

  test('CONF-1 a file that is not there', async () => {
    const { status, error } = await run(['--waivers', file('none.yaml')], service.handle)
    expect(status).toBe(2)
    expect(error).toMatch(/none\.yaml: There is no such file\. It takes YAML/)
  })
})
