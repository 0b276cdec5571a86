import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { isAllowed, packageArrows } from './architecture/arrows'
import { findCycles } from './architecture/cycles'
import { findNodes, readSources } from './architecture/sources'

/** Generated, or data rather than code: long, and nobody reads it from top to bottom. */
const DATA = /\/generated\/|^mocks\/api\/database\/(seed\/catalog|migrations)\//

const sources = await readSources()
const written = sources.filter(({ path }) => !DATA.test(path))

describe('the arrows', () => {
  test('each file imports only what its room may', () => {
    const wrong = sources
      .filter(({ path, isTest }) => !isTest || path.startsWith('tests/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((imported) => !imported.isPackage && !isAllowed(path, imported))
          .map(({ target }) => `${path} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('nothing imports a test', () => {
    const wrong = sources
      .filter(({ isTest }) => !isTest)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => /^tests\/|\.(test|spec)\.tsx?$/.test(target))
          .map(({ target }) => `${path} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('what serves tests alone is in folders named testing, which only tests import', () => {
    const testing = /(^|\/)testing\//
    const wrong = sources
      .filter(({ path, isTest }) => !isTest && !testing.test(path))
      .flatMap(({ path, imports }) =>
        imports
          // A product, for the tests of merchants.
          .filter(({ target }) => testing.test(target) && !target.startsWith('widget/testing/'))
          .map(({ target }) => `${path} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test.each(packageArrows)('$name only where it may be: $why', (rule) => {
    const wrong = sources
      .filter(({ path, isTest }) => !isTest && !rule.only.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, isPackage }) => isPackage && rule.package.test(target))
          .map(({ target }) => `${path} imports ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('no import leads in a circle, types included', () => {
    const graph = new Map(
      sources.map(({ path, imports }) => [
        path,
        imports.filter(({ isPackage }) => !isPackage).map(({ target }) => target),
      ]),
    )
    expect(findCycles(graph)).toEqual([])
  })
})

describe('the style', () => {
  test('files are short: none over 300 lines, one in ten over 160, half of what is no test over 60', () => {
    const tooLong = written.filter(({ lineCount }) => lineCount > 300)
    expect(tooLong.map(({ path, lineCount }) => `${path} has ${lineCount} lines`)).toEqual([])
    const counts = written.map(({ lineCount }) => lineCount).sort((a, b) => a - b)
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(160)
    const sourceCounts = written
      .filter(({ isTest }) => !isTest)
      .map(({ lineCount }) => lineCount)
      .sort((a, b) => a - b)
    // A table of cases is one file, however many rows it has.
    expect(sourceCounts[Math.floor(sourceCounts.length * 0.5)]).toBeLessThanOrEqual(60)
  })

  test('no `any`', () => {
    const isAny = (node: ts.Node) => node.kind === ts.SyntaxKind.AnyKeyword
    expect(written.flatMap((source) => findNodes(source, isAny))).toEqual([])
  })

  test('at most two casts in a thousand lines', () => {
    const casts = written
      .filter(({ isTest }) => !isTest)
      .flatMap((source) => findNodes(source, isCast))
    const lines = written.reduce((sum, { lineCount }) => sum + lineCount, 0)
    expect(casts.slice(Math.floor(lines * 0.002))).toEqual([])
  })

  test('no comment silences a check, and none postpones work', () => {
    const silencer = /@ts-(ignore|nocheck)|biome-ignore|eslint-disable|\b(TODO|FIXME|XXX)\b/
    const wrong = written.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          silencer.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    )
    expect(wrong.filter((place) => !place.startsWith('tests/architecture.test.ts'))).toEqual([])
  })

  test('no file is named after nothing, and no barrel hides where a name comes from', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx$/
    const barrel = /^(?!widget\/index\.ts$).*\/index\.ts$/
    const wrong = sources.filter(({ path }) => vague.test(path) || barrel.test(path))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

function isCast(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true
  if (!ts.isAsExpression(node)) return false
  return !(ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const')
}
