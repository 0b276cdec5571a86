import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { BROWSERS, esmBuild, standaloneBuild } from '../../widget/build/builds'
import { findYoungBuiltIns } from './young-built-ins'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What is younger than one of the browsers or has no row in the table, and why it does no harm there. */
const GUARDED: Readonly<Record<string, string>> = {
  '.apply': 'a trap of Proxy, as old as that is',
  '.construct': 'a trap of Proxy, as old as that is',
  '.defineProperty': 'a trap of Proxy, as old as that is',
  '.get': 'a trap of Proxy, as old as that is',
  '.set': 'a trap of Proxy, as old as that is',
  'AbortSignal.reason': 'undefined there, and the error has no cause',
  'CSSStyleProperties.forcedColorAdjust': 'a style that is ignored there',
  'CSSStyleSheet.prototype': 'each class has one',
  'CSSStyleSheet.replaceSync': 'asked for first; a style element takes its place',
  'CallableFunction.call': 'ECMAScript 3',
  'DocumentOrShadowRoot.adoptedStyleSheets': 'used where `replaceSync` is',
  'HTMLFormElement.prototype': 'each class has one',
  'KeyboardEvent.repeat': 'undefined there, and a key that is held down acts again',
  'ObjectConstructor.prototype': 'each class has one',
  'SubmitEvent.submitter': 'undefined there, and the form is sent without its button',
  'Uint32Array.join': 'ECMAScript 2015, of all typed arrays',
}

test('WSET-15 the builds are for the browsers that are promised', () => {
  expect(BROWSERS).toEqual(['chrome100', 'firefox100', 'safari15', 'ios15'])
  expect(esmBuild().build?.target).toBe(BROWSERS)
  // Older bundlers read it too.
  expect(standaloneBuild().build?.target).toEqual(['es2019', ...BROWSERS])
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
