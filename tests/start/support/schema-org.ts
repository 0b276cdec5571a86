import ts from 'typescript'

const FILE = '/structured-data.ts'
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/**
 * What of some JSON-LD is not in schema.org's vocabulary: types, properties and values that it does not have there, by
 * the types that are made of it.
 */
export function findForeignTerms(json: string): string[] {
  const source = `import type { Graph } from 'schema-dts'\nexport const data: Graph = ${json}\n`
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile } = host
  // As if the file stood in this folder, so that packages are found.
  const path = `${import.meta.dirname}${FILE}`
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest)
  const { fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  const program = ts.createProgram([path], OPTIONS, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
