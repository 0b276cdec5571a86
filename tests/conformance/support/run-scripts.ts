import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { runScript } from '../../../scripts/conformance/self-test/run-script'
import { BASE_URL } from '../../../scripts/conformance/self-test/start-service'
import { listen } from '../../../scripts/processes/listening/listen'
import { createFilePath } from './run-command-line'

/** A service that is a function, at whatever address it is asked. */
export function atBase(handle: Handler): Handler {
  const { origin } = new URL(BASE_URL)
  return (request) =>
    handle(new Request(request.url.replace(new URL(request.url).origin, origin), request))
}

/** What scripts for `sh` need. */
export const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)

/** The exit statuses of a script for Node and of one for `sh`, against each service; none for `sh` without its tools. */
export async function runBoth(
  { mjs, sh }: { readonly mjs: string; readonly sh: string },
  environment: Readonly<Record<string, string>>,
  services: readonly Handler[],
): Promise<readonly (readonly number[])[]> {
  const inNode = await runScript(mjs, environment, services)
  const file = createFilePath('script.sh')
  writeFileSync(file, sh)
  const inShell: number[] = []
  for (const handle of hasTools ? services : []) {
    const server = await listen({ fetch: atBase(handle) }, { port: 0, hostname: '127.0.0.1' })
    const baseUrl = `http://127.0.0.1:${server.port}/api`
    const env = { ...process.env, ...environment, BASE_URL: baseUrl }
    inShell.push(
      await promisify(execFile)('sh', [file], { env }).then(
        () => 0,
        ({ code }: { readonly code: number }) => code,
      ),
    )
    await server.close()
  }
  return [inNode.map(({ status }) => status), inShell]
}
