import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { BROWSERS, esmBuild, standaloneBuild } from '../../widget/build/builds'
import { findYoungBuiltIns } from './young-built-ins'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What is younger than one of the browsers, and why it does no harm there. */
const GUARDED: Readonly<Record<string, string>> = {
  'AbortSignal.reason': 'undefined there, and the error has no cause',
  'CSSStyleProperties.forcedColorAdjust': 'a style that is ignored there',
  'CSSStyleSheet.replaceSync': 'asked for first; a style element takes its place',
  'DocumentOrShadowRoot.adoptedStyleSheets': 'used where `replaceSync` is',
  'SubmitEvent.submitter': 'undefined there, and the form is sent without its button',
}

test('WSET-15 the builds are for the browsers that are promised', () => {
  expect(BROWSERS).toEqual(['chrome100', 'firefox100', 'safari15', 'ios15'])
  for (const config of [esmBuild(), standaloneBuild()]) expect(config.build?.target).toBe(BROWSERS)
})

test('WSET-15 no source of the widget needs what one of them lacks', () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const entries = ['index.ts', 'react.tsx', 'declines.ts', 'loader.ts', 'standalone.ts']
  const program = ts.createProgram(
    entries.map((entry) => `${root}widget/${entry}`),
    options,
  )
  const floor = { chrome: 100, firefox: 100, safari: 15, safari_ios: 15 }
  const young = findYoungBuiltIns(program, /\/widget\/(?!.*node_modules)/, floor)
  expect(young.filter((name) => !(name in GUARDED))).toEqual([])
  // Of older browsers the same table knows more that is missing.
  expect(findYoungBuiltIns(program, /\/widget\/assembly\//, { ...floor, safari: 9 })).not.toEqual(
    [],
  )
})
