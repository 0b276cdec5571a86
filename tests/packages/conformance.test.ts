import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { conformance } from '../../scripts/packages/conformance/record'
import { type WrittenPackage, writePackage } from '../../scripts/packages/write-package'
import { RegistryUnreachable } from '../../scripts/system/install-from-registry'
import { type CommandResult, ROOT } from '../../scripts/system/run-command'
import { findFault } from '../conformance/support/find-fault'
import { isLong } from '../length'
import { Outside } from './support/outside'
import { type ServedService, serveService } from './support/served-service'

const COMMAND = 'prompt-bazaar-conformance'
const RECIPES = join(ROOT, 'docs/conformance')
const SARIF_SCHEMA = '@microsoft/jest-sarif@1.0.0-beta.0'

let out: string
let made: WrittenPackage
let outside: Outside
/** One operation asks for no token. */
let service: ServedService
/** From an empty folder to the verdict. */
let first: CommandResult
let installed: { packages: number; megabytes: number }

const account = () => [
  ...['--base-url', service.baseUrl],
  ...['--admin-email', service.admin.email],
]

/** What the machine of the tests has set is not a team's. */
const environment = () => ({
  CONFORMANCE_ADMIN_PASSWORD: service.admin.password,
  BASE_URL: service.baseUrl,
  ADMIN_EMAIL: service.admin.email,
  GITHUB_STEP_SUMMARY: 'summary.md',
  NO_COLOR: '1',
})

const run = (...args: readonly string[]) => outside.run(outside.tool(COMMAND), args, environment())

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'prompt-bazaar-check-'))
  made = await writePackage(conformance, out)
  service = await serveService(findFault('listOrders asks for no token').wrap)
  outside = await Outside.open()
  const install = `npm install ${made.archive} --offline --ignore-scripts --no-audit --no-fund`
  first = await outside.run(
    'sh',
    ['-c', `${install} && "$0" "$@"`, outside.tool(COMMAND), ...account()],
    environment(),
  )
  installed = await outside.count('node_modules')
  await copyFile(made.archive, join(outside.folder, `${COMMAND}-${made.version}.tgz`))
  await copyFile(join(ROOT, 'openapi.yaml'), join(outside.folder, 'openapi.yaml'))
})

afterAll(async () => {
  await service?.close()
  await outside?.remove()
  await rm(out, { recursive: true, force: true })
})

test('CONF-3 two commands give the first verdict, from an empty folder', () => {
  expect(first.output).toContain('✗ differs  listOrders · no-token')
  expect(first.output).toMatch(/^differs from openapi\.yaml in 1 place; \d+% of it was judged/m)
})

test('CONF-3 it is one package of at most 3 MB, which depends on nothing', async () => {
  expect(installed.packages).toBe(1)
  expect(installed.megabytes).toBeGreaterThan(0.5)
  expect(installed.megabytes).toBeLessThanOrEqual(3)
  const manifest = await readFile(join(out, COMMAND, 'package.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ dependencies: {}, bin: { [COMMAND]: 'cli.mjs' } })
})

test('CONF-3 the contract inside is the repository’s, and can be asked for', async () => {
  const { isOk, output } = await outside.runModule(`
    import { readFileSync } from 'node:fs'
    console.log(readFileSync(new URL(import.meta.resolve('${COMMAND}/openapi.yaml')), 'utf8'))
  `)
  expect(isOk).toBe(true)
  expect(output).toBe((await readFile(join(ROOT, 'openapi.yaml'), 'utf8')).trim())
})

test('CONF-3 it finds what the repository’s check finds, and without a picture library nothing more', async () => {
  const { isOk } = await run(
    ...account(),
    ...(isLong ? ['--thorough'] : []),
    '--json',
    'whole.json',
  )
  expect(isOk).toBe(false)
  const { findings, steps } = JSON.parse(await read('whole.json'))
  const causes = findings.filter(({ causedBy }: Record<string, string>) => causedBy === undefined)
  expect(causes.map(({ operation, rule }: Record<string, string>) => [operation, rule])).toEqual([
    ['listOrders', 'no-token'],
  ])
  const undecided: string[] = steps
    .filter(({ state }: { state: { kind: string } }) => /blocked|skipped/.test(state.kind))
    .map(({ step }: { step: string }) => step)
  expect(undecided.filter((step) => !step.includes('photo'))).toEqual([])
})

test.each([
  [['--bas-url', 'x'], '--bas-url is no option. Did you mean --base-url?'],
  [['--base-url', 'http://127.0.0.1:9/api', '--waivers', 'none.yaml'], 'There is no such file'],
  [['--self-test'], 'belongs to the repository of the check'],
])('CONF-3 %j is refused with what to do', async (args, why) => {
  const result = await outside.run('sh', [
    '-c',
    `"$0" "$@"; test $? -eq 2`,
    outside.tool(COMMAND),
    ...args,
  ])
  expect(result.isOk).toBe(true)
  expect(result.output).toContain(why)
  expect(result.output.split('\n')).toHaveLength(1)
})

test('CONF-3 its help names itself, and offers nothing that it does not have', async () => {
  const { isOk, output } = await run('--help')
  expect(isOk).toBe(true)
  expect(output).toContain(`${COMMAND} --base-url URL`)
  expect(output).not.toContain('--self-test')
  expect(output).not.toContain('npm run')
})

test('CONF-3 nothing that it says names a command or a page that only the repository has', async () => {
  const module = await read(join('node_modules', COMMAND, 'cli.mjs'))
  expect(module).toContain('NODE_EXTRA_CA_CERTS')
  expect(module.match(/npm (?:run|start)\b.{0,20}|docs\/[\w/-]+\.\w+/g) ?? []).toEqual([])
  expect(module).toContain('the README of this package')
  const readme = await read(join('node_modules', COMMAND, 'README.md'))
  for (const key of ['people:', 'send:', 'operations:', 'fields:', 'waivers:'])
    expect(readme).toContain(`\n${key}`)
})

const read = (path: string) => readFile(join(outside.folder, path), 'utf8')

/** Runs the lines of a recipe as the pipeline's shell would; the npm that it calls stays off the network. */
const runLines = (lines: string) =>
  outside.run('sh', ['-e', '-c', lines], { ...environment(), npm_config_offline: 'true' })

test('CONF-4 the recipe for GitHub runs: a summary by operation, findings at lines of the contract, the last report kept', async () => {
  const recipe = parse(await readFile(join(RECIPES, 'github-actions.yml'), 'utf8'))
  const steps: { name?: string; run?: string; with?: Record<string, string> }[] =
    recipe.jobs.conformance.steps
  const lineOf = (name: string) => steps.find((step) => step.name === name)?.run ?? 'exit 99'
  expect(await runLines(lineOf('Install the check'))).toMatchObject({ isOk: true })
  for (const time of ['first', 'second']) {
    const { isOk, output } = await runLines(lineOf('Check'))
    expect(isOk).toBe(false)
    expect(output).toContain('differs from openapi.yaml in 1 place')
    expect(output.includes('still there  1')).toBe(time === 'second')
    expect(await runLines(lineOf('Keep the report for the next run'))).toMatchObject({ isOk: true })
  }
  expect(await read('summary.md')).toMatch(/^\| listOrders \| 1 \| no-token: expected 401 /m)
  const upload = steps.find((step) => step.with?.['sarif_file'])?.with?.['sarif_file'] ?? ''
  const [{ results }] = JSON.parse(await read(upload)).runs
  const [{ physicalLocation }] = results[0].locations
  expect(physicalLocation.artifactLocation.uri).toBe('openapi.yaml')
  const lines = (await read('openapi.yaml')).split('\n')
  expect(lines[physicalLocation.region.startLine - 1]).toContain("'401'")
})

test('CONF-4 the recipe for GitHub keeps the report of a run that fails', async () => {
  const recipe = parse(await readFile(join(RECIPES, 'github-actions.yml'), 'utf8'))
  const steps: Record<string, unknown>[] = recipe.jobs.conformance.steps
  const find = (key: string, value: string) => steps.findIndex((step) => step[key] === value)
  const restored = find('uses', 'actions/cache/restore@v4')
  const saved = find('uses', 'actions/cache/save@v4')
  const order = [restored, find('name', 'Check'), find('name', 'Keep the report for the next run')]
  expect([...order, saved]).toEqual([...order, saved].toSorted((a, b) => a - b))
  expect(restored).toBeGreaterThan(0)
  const key = expect.stringContaining('github.run_id')
  expect(steps[restored]).toMatchObject({ with: { path: 'last', key } })
  // `actions/cache` saves nothing of a job that fails.
  expect(steps[saved]).toMatchObject({ if: 'always()', with: { path: 'last', key } })
})

test('CONF-4 the SARIF file has the shape of the standard’s schema', async ({ skip }) => {
  const args = [...account(), '--only', 'access']
  await run(...args, '--json', 'last.json', '--new-waivers', 'waivers.yaml')
  const waivers = (await read('waivers.yaml'))
    .replace('reason: ""', 'reason: later')
    .replace('who: ""', 'who: Sam')
    .replace('until: ""', 'until: 2999-12-31')
  await writeFile(join(outside.folder, 'waivers.yaml'), waivers)
  const compared = ['--waivers', 'waivers.yaml', '--since', 'last.json', '--sarif', 'waived.sarif']
  expect(await run(...args, ...compared)).toMatchObject({ isOk: true })
  await rm(join(outside.folder, 'waivers.yaml'))
  const other = await Outside.open()
  try {
    await other.install(SARIF_SCHEMA)
    const path = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'
    const ajv = new Ajv({ strict: false, validateSchema: false, unicodeRegExp: false })
    addFormats(ajv)
    // Draft 4 names a schema by `id`.
    const {
      $schema: _,
      id: __,
      ...schema
    } = JSON.parse(await readFile(join(other.folder, path), 'utf8'))
    const validate = ajv.compile(schema)
    for (const name of ['report.sarif', 'waived.sarif']) {
      const log = JSON.parse(await read(name))
      expect({ name, isValid: validate(log), errors: validate.errors }).toMatchObject({
        isValid: true,
      })
      expect(validate({ ...log, runs: [{}] })).toBe(false)
    }
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error
    skip(true, error.message)
  } finally {
    await other.remove()
  }
})

test('CONF-4 the recipe for GitLab runs, and its tests are those of the check', async () => {
  const { conformance: job } = parse(await readFile(join(RECIPES, 'gitlab-ci.yml'), 'utf8'))
  const [install = '', check = '']: string[] = job.script
  expect(await runLines(install)).toMatchObject({ isOk: true })
  expect((await runLines(check)).isOk).toBe(false)
  for (const line of job.after_script) expect(await runLines(line)).toMatchObject({ isOk: true })
  const junit = await read(job.artifacts.reports.junit)
  expect(junit.match(/<failure type="no-token"/g)).toHaveLength(1)
  for (const path of job.artifacts.paths) expect((await read(path)).length).toBeGreaterThan(0)
})

test('CONF-4 what the container file installs is its entry point', async () => {
  const lines = (await readFile(join(RECIPES, 'Containerfile'), 'utf8')).split('\n')
  const instruction = (key: string) =>
    lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? ''
  const [source = '', target = ''] = instruction('COPY').split(' ')
  const root = await Outside.open()
  try {
    const file = join(root.folder, 'check.tgz')
    await copyFile(join(out, source), file)
    const prefix = { npm_config_prefix: root.folder, npm_config_offline: 'true' }
    const built = await root.run('sh', ['-c', instruction('RUN').replaceAll(target, file)], prefix)
    expect(built).toMatchObject({ isOk: true })
    const [entry = ''] = JSON.parse(instruction('ENTRYPOINT'))
    const { isOk, output } = await root.run(join(root.folder, 'bin', entry), ['--help'])
    expect({ isOk, output }).toEqual({ isOk: true, output: expect.stringContaining(COMMAND) })
  } finally {
    await root.remove()
  }
})
