import { basename, join } from 'node:path'
import ts from 'typescript'
import type { Outside } from './outside'

/** Type-checks modules of the merchant's project; returns what is wrong with each, and with the package. */
export async function typeCheck(
  outside: Outside,
  modules: Readonly<Record<string, string>>,
  moduleResolution: 'node16' | 'bundler',
): Promise<string[]> {
  const paths = Object.keys(modules).map((name) => join(outside.folder, name))
  await outside.write(modules)
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
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(outside.folder) && !fileName.includes('/@types/'))
  const found = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ])
  const all = [...program.getOptionsDiagnostics(), ...found]
  const nameOf = (fileName = 'options') =>
    fileName.includes('/node_modules/') ? 'package' : basename(fileName)
  return all.map(
    ({ file, messageText }) =>
      `${nameOf(file?.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}
