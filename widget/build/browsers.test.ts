import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { BROWSERS, esmBuild } from './builds'
import { fromRoot } from './paths'

/** What those browsers have of the language; of 2022 they have the `cause` of errors alone. */
const LIBRARIES = ['es2021', 'es2022.error', 'dom', 'dom.iterable', 'dom.asynciterable']

/** Of the page's own built-ins these are younger than one of the browsers, or than all; the compiler knows no years of them. */
const YOUNG = [
  'reportError',
  'requestSubmit',
  'structuredClone',
  'randomUUID',
  'requestIdleCallback',
  'showPopover',
  'checkVisibility',
  'setHTML',
  'moveBefore',
  'startViewTransition',
  'scheduler',
  'navigation',
  'role =',
  'ariaLabel',
  'inert =',
  'AbortSignal.timeout',
  'AbortSignal.any',
]

test('WSET-15 the builds are for the browsers that are promised', () => {
  expect(BROWSERS).toEqual(['chrome100', 'firefox100', 'safari15', 'ios15'])
  expect(esmBuild().build?.target).toBe(BROWSERS)
})

test('WSET-15 nothing in the sources is younger than these browsers', () => {
  const read = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, fromRoot('.'))
  const entries = ['widget/index.ts', 'widget/react.tsx', 'widget/declines.ts', 'widget/loader.ts', 'widget/standalone.ts']
  const program = ts.createProgram(entries.map(fromRoot), {
    ...options,
    lib: LIBRARIES.map((name) => `lib.${name}.d.ts`),
    types: ['vite/client'],
  })
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/widget/'))
  const problems = own.flatMap((file) => [...program.getSemanticDiagnostics(file)])
  const described = problems.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  expect(described).toEqual([])
  const texts = own.map(({ text }) => text).join('\n')
  expect(own.length).toBeGreaterThan(150)
  expect(YOUNG.filter((name) => new RegExp(`[.]${name}\\b|(?<!function |import [{] )\\b${name}\\(`).test(texts))).toEqual([])
}, 120_000)
