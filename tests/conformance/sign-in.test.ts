import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { withApiKey, withCookie } from './support/other-sign-in'
import { argumentsFor } from './support/run-command-line'
import { check } from './support/sign-in-run'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

describe('a service that takes tokens in X-Api-Key', () => {
  test('CONF-9 is checked whole with --send-token, and not called plainly conforming', async () => {
    const args = [...argumentsFor(service), '--send-token', 'X-Api-Key: {token}']
    const { status, out, report } = await check(args, withApiKey(service.handle))
    expect(report?.findings).toEqual([])
    expect({ gaps: report?.gaps, status, verdict: report?.verdict }).toEqual({
      gaps: [],
      status: 0,
      verdict: 'adapted',
    })
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
  })

  test('CONF-9 differs without', async () => {
    const { status, report } = await check(argumentsFor(service), withApiKey(service.handle))
    expect({ status, verdict: report?.verdict }).toEqual({ status: 1, verdict: 'differs' })
  })
})

describe('a service whose sign-in sets a cookie and answers no token', () => {
  test('CONF-9 is checked whole with --send-token, the session taken from the cookie', async () => {
    const args = [...argumentsFor(service), '--send-token', 'Cookie: session={token}']
    const { status, report } = await check(args, withCookie(service.handle))
    const { findings, gaps, verdict, adapted } = report ?? {}
    expect({ findings, gaps, status, verdict }).toEqual({
      findings: [],
      gaps: [],
      status: 0,
      verdict: 'adapted',
    })
    expect(adapted?.signIn).toEqual([
      'Tokens travel in the cookie session, not as bearer tokens.',
      'signIn answers no token: it was taken from the cookie session.',
    ])
  })

  test('CONF-9 differs without: sign-in lacks the token', async () => {
    const args = [...argumentsFor(service), '--only', 'accounts']
    const { status, report } = await check(args, withCookie(service.handle))
    expect(status).toBe(1)
    expect(report?.findings[0]).toMatchObject({ operation: 'signIn', rule: 'schema' })
  })
})
