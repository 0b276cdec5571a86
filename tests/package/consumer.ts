import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import * as z from 'zod/mini'
import { type CommandResult, runCommand } from '../../scripts/system/run-command'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Below the repository, so that React and the provider are found as a merchant's own would be. */
const CONSUMER = join(ROOT, '.cache/package-consumer')
const INSTALLED = join(CONSUMER, 'node_modules/prompt-bazaar')

const packSchema = z.tuple([z.looseObject({ files: z.array(z.looseObject({ path: z.string() })) })])

/** Installs into a merchant's project what `npm pack` would put into the package; returns its files. */
export async function installPackage(): Promise<string[]> {
  const { isOk, output } = await runCommand('npm', [
    ...['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'],
  ])
  if (!isOk) throw new Error(output)
  const [{ files }] = packSchema.parse(JSON.parse(output.slice(output.indexOf('['))))
  await rm(CONSUMER, { recursive: true, force: true })
  for (const { path } of files) await cp(join(ROOT, path), join(INSTALLED, path))
  return files.map(({ path }) => path)
}

/** Type-checks modules of the merchant's project; returns what is wrong with each, and with the package. */
export async function typeCheck(
  modules: Readonly<Record<string, string>>,
  moduleResolution: 'node16' | 'bundler',
): Promise<string[]> {
  const paths = Object.keys(modules).map((name) => join(CONSUMER, name))
  for (const [name, source] of Object.entries(modules))
    await writeFile(join(CONSUMER, name), source)
  const isNode = moduleResolution === 'node16'
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: isNode ? ts.ModuleKind.Node16 : ts.ModuleKind.ESNext,
    moduleResolution: isNode ? ts.ModuleResolutionKind.Node16 : ts.ModuleResolutionKind.Bundler,
  })
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(CONSUMER))
  const found = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ])
  const all = [...program.getOptionsDiagnostics(), ...found]
  const nameOf = (fileName = 'options') =>
    fileName.startsWith(INSTALLED) ? 'package' : basename(fileName)
  return all.map(
    ({ file, messageText }) =>
      `${nameOf(file?.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}

/** Runs a module of the merchant's project under Node, without a browser. */
export function runUnderNode(source: string): Promise<CommandResult> {
  return runCommand(process.execPath, ['--input-type=module', '--eval', source], {}, CONSUMER)
}

export function readInstalled(path: string): Promise<string> {
  return readFile(join(INSTALLED, path), 'utf8')
}
