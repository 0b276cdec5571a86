import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** One import, export-from or `import()` of a file. */
export interface Import {
  /** A path of this repository such as `src/lib/money.ts`, or a package's specifier. */
  target: string
  isPackage: boolean
  /** Nothing of it is left when the program runs. */
  isTypeOnly: boolean
}

const ENDINGS = ['', '.ts', '.tsx']

/** Reads every static, dynamic and type import of a file. */
export function readImports(root: string, file: string, tree: ts.SourceFile): Import[] {
  const imports: Import[] = []
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    imports.push({ ...resolveSpecifier(root, file, specifier.text), isTypeOnly })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, isTypeExport(node))
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return imports
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const bindings = clause.namedBindings
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly)
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return isTypeOnly
  return exportClause.elements.every((element) => element.isTypeOnly)
}

function resolveSpecifier(root: string, file: string, specifier: string) {
  if (!specifier.startsWith('.')) return { target: specifier, isPackage: true }
  const path = normalize(join(dirname(file), specifier.replace(/\?.*$/, '')))
  const found = ENDINGS.map((ending) => path + ending).find((candidate) => {
    const absolute = join(root, candidate)
    return existsSync(absolute) && statSync(absolute).isFile()
  })
  return { target: found ?? path, isPackage: false }
}
