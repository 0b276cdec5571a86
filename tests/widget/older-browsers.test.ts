import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WIDGET = fileURLToPath(new URL('../../widget', import.meta.url))

/** Later than Safari 15, Chrome 100 or Firefox 100. */
const TOO_NEW =
  /\.(at|toSorted|toSpliced|toReversed|with|findLast|findLastIndex|checkVisibility)\(|Object\.(hasOwn|groupBy)|AbortSignal\.(any|timeout)|withResolvers|structuredClone|static \{|\(\?<[=!]/

function linesOf(folder: string, ending: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => ending.test(name) && !name.includes('.test.') && !name.startsWith('build'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line.trim()}`),
    )
}

test('the widget calls nothing that a supported browser lacks', () => {
  expect(linesOf(WIDGET, /\.tsx?$/).filter((line) => TOO_NEW.test(line))).toEqual([])
})

test('no rule of its styles is nested: older browsers would drop it', () => {
  expect(linesOf(WIDGET, /\.css$/).filter((line) => line.includes('&'))).toEqual([])
})
