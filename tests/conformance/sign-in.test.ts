import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  type JsonReport,
  jsonReportSchema,
} from '../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import {
  type SignedIn,
  signInAt,
  TOKEN_ENDPOINT,
  withApiKey,
  withCookie,
  withOauth,
} from './support/other-sign-in'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

const TIMEOUT_MS = 90_000
const CALLS = 2

let service: Service
let people: Readonly<Record<'sam' | 'olga' | 'support' | 'admin' | 'second', SignedIn>>

beforeAll(async () => {
  service = await startService()
  const signIn = (name: string) =>
    signInAt(service.handle, { email: `${name}@elsewhere.example`, password: 'not-to-be-known' })
  people = {
    sam: await signIn('sam'),
    olga: await signIn('olga'),
    support: await signIn('support'),
    admin: await signInAt(service.handle, service.admin),
    second: await signInAt(service.handle, service.admin),
  }
}, TIMEOUT_MS)

afterAll(() => service.close())

interface Checked {
  readonly status: number
  readonly out: string
  readonly error: string
  readonly report: JsonReport | undefined
}

async function check(
  args: readonly string[],
  handle: Handler,
  environment: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  const json = createFilePath('report.json')
  const outcome = await runCommandLine([...args, '--json', json], handle, { environment })
  const isThere = outcome.status !== 2
  const report = isThere ? jsonReportSchema.parse(JSON.parse(readFileSync(json, 'utf8'))) : undefined
  return { ...outcome, report }
}

function writeAuth(content: object): string {
  const path = createFilePath('auth.yaml')
  writeFileSync(path, stringify(content))
  return path
}

describe('a service that takes tokens in X-Api-Key', () => {
  test(
    'CONF-9 is checked whole with --send-token, and not called plainly conforming',
    async () => {
      const args = [...argumentsFor(service), '--send-token', 'X-Api-Key: {token}']
      const { status, out, report } = await check(args, withApiKey(service.handle))
      expect(report?.findings).toEqual([])
      expect({ status, verdict: report?.verdict }).toEqual({ status: 0, verdict: 'mended' })
      expect(out.replaceAll(/\s+/g, ' ')).toContain(
        'Tokens travel in the header x-api-key, not as bearer tokens.',
      )
      const open = report?.steps.filter(({ state }) => state.kind !== 'passed') ?? []
      expect(open.map(({ check: id, state }) => [id, state])).toEqual(
        open.map(() => [
          'tokens',
          {
            kind: 'skipped',
            isOutOfReach: true,
            why: 'tokens travel in the header x-api-key here, which has no scheme',
          },
        ]),
      )
      expect(open).toHaveLength(2)
    },
    TIMEOUT_MS,
  )

  test(
    'CONF-9 differs without',
    async () => {
      const { status, report } = await check(argumentsFor(service), withApiKey(service.handle))
      expect({ status, verdict: report?.verdict }).toEqual({ status: 1, verdict: 'differs' })
    },
    TIMEOUT_MS,
  )
})
