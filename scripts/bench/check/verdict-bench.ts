import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type Service, startService } from '../../conformance/self-test/start-service'
import { conformance } from '../../packages/conformance/record'
import { writePackage } from '../../packages/write-package'
import { listen } from '../../processes/listening/listen'
import { runCommand } from '../../system/run-command'
import type { Bench } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'

const COUNTS = { least: LEAST_VALUES, most: 15 } as const
const FIRST_VERDICT_MS = 10_000
const PLAIN_RUN_MS = 5_000
const MOST_REQUESTS = 500

const reportSchema = z.object({ run: z.object({ requestCount: z.int() }) })

interface Verdict {
  readonly tookMs: number
  readonly requestCount: number
}

/** How long a team waits for a verdict of the check's package, beside its installation alone. */
export const verdictBench: Bench = {
  async run(note) {
    const out = await mkdtemp(join(tmpdir(), 'prompt-bazaar-check-'))
    const service = await startService()
    const server = await listen({ fetch: service.handle }, { port: 0, hostname: '127.0.0.1' })
    const baseUrl = `http://127.0.0.1:${server.port}/api`
    try {
      const { archive } = await writePackage(conformance, out)
      return await takePairs<Verdict>({
        yardstick: 'npm install',
        own: () => inEmptyFolder(archive, (folder) => check(folder, baseUrl, service.admin)),
        other: () => inEmptyFolder(archive, () => Promise.resolve(0)),
        figures: [
          {
            name: 'the check from an empty folder to its verdict',
            unit: 'ms',
            of: ({ tookMs }) => tookMs,
            goal: { of: 'value', atMost: FIRST_VERDICT_MS },
          },
          {
            name: 'a plain run, once it is installed',
            unit: 'ms',
            of: ({ tookMs }, alone) => tookMs - alone.tookMs,
            goal: { of: 'value', atMost: PLAIN_RUN_MS },
          },
          {
            name: 'requests of a plain run',
            unit: 'requests',
            of: ({ requestCount }) => requestCount,
            goal: { of: 'value', atMost: MOST_REQUESTS },
          },
        ],
        ...COUNTS,
        note: (text) => note(`verdict: ${text}`),
      })
    } finally {
      await server.close()
      await service.close()
      await rm(out, { recursive: true, force: true })
    }
  },
}

/** Installs the package from its file, without the network, and goes on in the folder; both are timed. */
async function inEmptyFolder(
  archive: string,
  goOn: (folder: string) => Promise<number>,
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-empty-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    const startedAt = performance.now()
    await must('npm', ['install', archive, '--offline', '--ignore-scripts', '--no-audit'], folder)
    const requestCount = await goOn(folder)
    return { tookMs: performance.now() - startedAt, requestCount }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Resolves to the number of its requests. */
async function check(
  folder: string,
  baseUrl: string,
  { email, password }: Service['admin'],
): Promise<number> {
  const args = ['--base-url', baseUrl, '--admin-email', email, '--admin-password', password]
  const command = join(folder, 'node_modules/.bin/prompt-bazaar-conformance')
  await must(command, [...args, '--json', 'report.json'], folder)
  const report: unknown = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))
  return reportSchema.parse(report).run.requestCount
}

/** @throws Error with what the command wrote, when it fails */
async function must(command: string, args: readonly string[], folder: string): Promise<void> {
  const { isOk, output } = await runCommand(command, args, {}, folder)
  if (!isOk) throw new Error(output)
}
