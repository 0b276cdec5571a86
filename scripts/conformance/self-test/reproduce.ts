import { spawnSync } from 'node:child_process'
import { listFailures, type Report } from '../model/report'
import type { Fault, Handler } from './fault'
import { runScript } from './run-script'
import { BASE_URL, type Service } from './start-service'
import { REPRODUCES } from './verdict'

/**
 * Runs the script of a planted fault's finding against the faulty service and the correct one.
 *
 * @returns `reproduces` when it exits with 1 on the one and with 0 on the other, else what it wrote, or why there is none
 */
export async function reproduce(service: Service, fault: Fault, report: Report): Promise<string> {
  const atOperation = listFailures(report).filter(({ operation }) => operation === fault.operation)
  // A plain run may find by another rule what its author meant for a thorough one.
  const finding = atOperation.find(({ rule }) => rule === fault.rule) ?? atOperation[0]
  if (!finding?.scripts) return `there is no script: ${finding?.unshown ?? 'it is not found'}`
  const { mjs, sh } = finding.scripts
  const faulty = await startAnew(service, fault)
  const [before, after] = await runScript(mjs, toEnvironment(service), [faulty, service.handle])
  const syntax = spawnSync('sh', ['-n'], { input: sh, encoding: 'utf8' })
  if (before?.status === 1 && after?.status === 0 && syntax.status === 0) return REPRODUCES
  const runs = [before, after].map((one) => `exit ${one?.status}\n${one?.out}`)
  return [...runs, syntax.stderr].join('\n')
}

/** What a script gets from its environment. */
export function toEnvironment(
  { admin }: Service,
  baseUrl = BASE_URL,
): Readonly<Record<string, string>> {
  return { BASE_URL: baseUrl, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
}

/** The faulty service as it is after a new start, when its administrator has signed in. */
export async function startAnew(service: Service, { wrap }: Fault): Promise<Handler> {
  const handle = wrap(service.handle)
  const request = new Request(`${BASE_URL}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(service.admin),
  })
  // A service that does not answer this is judged by the script itself.
  await handle(request).catch(() => undefined)
  return handle
}
