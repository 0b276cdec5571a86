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

/** The vocabulary is large, and the same each time. */
const parsed = new Map<string, ts.SourceFile | undefined>()

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
  host.getSourceFile = (name, ...rest) => {
    if (name === path) return ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest))
    return parsed.get(name)
  }
  const { fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  const program = ts.createProgram([path], OPTIONS, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
