import { join } from 'node:path'
import ts from 'typescript'
import { listFiles } from '../../system/list-files'
import { ROOT } from '../../system/run-command'

/** The typed client, what is generated for it, and all that uses it. */
export interface ClientSources {
  readonly program: ts.Program
  /** Of the storefront, its tests too. */
  readonly files: readonly ts.SourceFile[]
  /** @throws Error for a file that is not of the storefront */
  open(path: string): ts.SourceFile
  /** Everything that refers to what the node names, in whatever file of the storefront. */
  findReferences(name: ts.Node): readonly ts.Node[]
}

/** Reads the storefront as an editor does: names are followed through its types. */
export async function openClientSources(): Promise<ClientSources> {
  const paths = (await listFiles(ROOT, 'src')).filter((path) => /\.tsx?$/.test(path))
  const names = paths.map((path) => join(ROOT, path))
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => names,
    getScriptVersion: () => '0',
    getScriptSnapshot(file) {
      const text = ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
  const program = service.getProgram()
  if (!program) throw new Error('The storefront can not be read.')
  const open = (path: string) => {
    const file = program.getSourceFile(join(ROOT, path))
    if (!file) throw new Error(`${path} is no file of the storefront.`)
    return file
  }
  return {
    program,
    files: paths.map(open),
    open,
    findReferences(name) {
      const file = name.getSourceFile().fileName
      const found = service.findReferences(file, name.getStart()) ?? []
      return found
        .flatMap(({ references }) => references)
        .flatMap(({ fileName, textSpan }) => {
          const source = program.getSourceFile(fileName)
          const node = source && nodeAt(source, textSpan.start)
          return node ? [node] : []
        })
    },
  }
}

/** The innermost node that begins there. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined =>
    node.getStart(source) <= position && position < node.getEnd()
      ? (ts.forEachChild(node, visit) ?? node)
      : undefined
  return visit(source)
}
