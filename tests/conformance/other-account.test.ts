import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import { argumentsFor, runCommandLine } from './support/run-command-line'

const NELL = { name: 'Nell', email: 'nell@shop.example', password: 'not-the-checks' }

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

function post(handle: Handler, path: string, json: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(json) }
  return Promise.resolve(handle(new Request(`${BASE_URL}${path}`, request)))
}

test('API-9 a sign-in that lets everybody into one account is told, and that account left as it is', async () => {
  expect((await post(service.handle, '/auth/signup', NELL)).status).toBe(200)
  const asNell: Handler = async (request) => {
    if (!request.url.endsWith('/auth/signin')) return service.handle(request)
    const { email } = await request.clone().json()
    const { email: administrator } = service.admin
    return email === administrator
      ? service.handle(request)
      : post(service.handle, '/auth/signin', NELL)
  }
  const { out } = await runCommandLine([...argumentsFor(service), '--only', 'profile'], asNell)
  expect(out).toContain('Sign-in lets somebody into another account.')
  const { email, password } = NELL
  const signedIn = await post(service.handle, '/auth/signin', { email, password })
  expect(await signedIn.json()).toMatchObject({ user: { name: 'Nell', email: NELL.email } })
})
