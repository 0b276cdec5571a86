import ts from 'typescript'
import { build, type UserConfig } from 'vite'
import { expect, test } from 'vitest'
import { esmBuild, standaloneBuild } from './builds'

/** What no parser from before 2020 takes, such as those of webpack 4 and Browserify. */
const NEWER_SYNTAX: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionDotToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PrivateIdentifier,
  ts.SyntaxKind.ClassStaticBlockDeclaration,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.MetaProperty,
])

async function codeOf(config: UserConfig): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  })
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

test('WSET-1 the one file has no syntax that older bundlers can’t read', async () => {
  const source = ts.createSourceFile(
    'dropin.js',
    await codeOf(standaloneBuild()),
    ts.ScriptTarget.Latest,
  )
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (NEWER_SYNTAX.has(node.kind)) found.add(ts.SyntaxKind[node.kind])
    ts.forEachChild(node, visit)
  }
  visit(source)
  expect([...found]).toEqual([])
})

test('WSET-14 the built styles leave light and dark to the page’s color scheme', async () => {
  const code = await codeOf(esmBuild())
  const [color] = code.match(/--dropin-color-text,[^;]{0,60}/) ?? []
  expect(color).toMatch(/^--dropin-color-text,\s*light-dark\(#1d2129,\s*#eef0f4\)/)
})
