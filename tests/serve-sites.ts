/**
 * Serves the pages of the Playwright projects that are named, all started at once: one after the other, as Playwright
 * starts servers, they would take twice as long. It says {@link SERVED} when each of them answers.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { withTimeout } from '../mocks/api/lib/with-timeout'
import { exitWithMessage } from '../scripts/processes/exit-with-message'
import { endProcess, stopOnSignal } from '../scripts/processes/stop'
import { SERVING_MS } from './patience'
import { SERVED, type Site, sites } from './sites'

const POLL_MS = 100
/** Less than Playwright's own, which could not say which one is missing. */
const PATIENCE_MS = SERVING_MS - 10_000

const names: readonly string[] = process.argv.slice(2)
const running = new Set<ChildProcess>()

const endAll = () => Promise.all([...running].map(endProcess))

stopOnSignal(async () => {
  await endAll()
})
const wanted = Object.entries(sites).filter(([name]) => names.includes(name))
await Promise.all(wanted.map(([name, site]) => serve(name, site))).then(
  () => console.log(SERVED),
  async (error: unknown) => {
    // Left alone, the others would keep their addresses, and Playwright would wait for them.
    await endAll()
    exitWithMessage(error)
  },
)

/** Resolves when the site answers. One that runs already is left alone, but for a whole run of the tests. */
async function serve(name: string, site: Site): Promise<void> {
  if (await isServed(site)) {
    if (process.env['CI'])
      throw new Error(`${site.origin} is taken: the ${name} pages have to be served there.`)
    return
  }
  const missing = `The ${name} pages are not served at ${site.origin} after ${PATIENCE_MS / 1000} s.`
  await Promise.race([runAll(name, site), withTimeout(untilServed(site), PATIENCE_MS, missing)])
}

async function untilServed(site: Site): Promise<void> {
  while (!(await isServed(site))) await pause(POLL_MS)
}

async function isServed({ origin }: Site): Promise<boolean> {
  return fetch(`${origin}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** @throws Error when a command fails, or when the last one ends */
async function runAll(name: string, site: Site): Promise<never> {
  for (const args of site.commands) await run(site, args)
  throw new Error(`What serves the ${name} pages has ended.`)
}

async function run({ environment }: Site, args: readonly string[]): Promise<void> {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  running.add(child)
  const [code] = await once(child, 'exit')
  running.delete(child)
  if (code !== 0) throw new Error(`\`node ${args.join(' ')}\` ended with ${code}.`)
}
