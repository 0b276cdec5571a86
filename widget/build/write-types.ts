import { join, relative } from 'node:path'
import ts from 'typescript'
import { fromRoot, OUT_DIR } from './paths'

const TYPES = join(OUT_DIR, 'types')

/**
 * Writes the declarations of the modules that merchants import, and of all that these name.
 *
 * @throws Error with what the compiler says, when a declaration can not be written
 */
export async function writeTypes(): Promise<void> {
  const configFile = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, fromRoot('.'))
  const entries = [
    'index.ts',
    'element.ts',
    'react.tsx',
    'declines.ts',
    'global.ts',
    'testing.ts',
    'testing/playwright.ts',
  ]
  const program = ts.createProgram(
    entries.map((entry) => fromRoot(`widget/${entry}`)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: fromRoot('widget'),
      outDir: TYPES,
    },
  )
  const { diagnostics } = program.emit(undefined, writeWithExtensions, undefined, true)
  if (diagnostics.length > 0) {
    const host = {
      getCanonicalFileName: String,
      getCurrentDirectory: () => '',
      getNewLine: () => '\n',
    }
    throw new Error(ts.formatDiagnostics(diagnostics, host))
  }
}

/** Declarations name their neighbours with an extension: Node's way of resolving wants one. */
function writeWithExtensions(path: string, text: string): void {
  const named = text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2')
  // What stands in for the provider is no part of the interface.
  if (relative(TYPES, path).startsWith('..')) return
  ts.sys.writeFile(path, named)
}
