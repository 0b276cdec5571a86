import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { decideStart } from '../../mocks/api/startup/decide-start'
import type { StartSituation } from '../../mocks/api/startup/start-situation'
import { everySituation, holds } from './support/every-situation'
import { renderTable } from './support/render-table'
import { dimensions, refusalRows, startRows } from './support/start-table'

const DOCUMENT = fileURLToPath(new URL('../../docs/starting.md', import.meta.url))
const BLOCK = /(?<=<!-- the table of tests\/start -->\n\n).*?(?=\n\n<!-- end of the table -->)/s

const situations = everySituation()

describe('the table of starts', () => {
  test('has a cell for every combination', () => {
    const expected = Object.values(dimensions).reduce((product, { length }) => product * length, 1)
    expect(new Set(situations.map((one) => JSON.stringify(one))).size).toBe(expected)
    expect(situations).toHaveLength(expected)
  })

  test('says of every combination what the decision says', () => {
    expect(situations.map(findDifference).filter((found) => found !== undefined)).toEqual([])
  })

  test('has no row without a use', () => {
    const idle = [...refusalRows, ...startRows].filter(
      ({ when }) => !situations.some((situation) => holds(when, situation)),
    )
    expect(idle).toEqual([])
  })

  test('is the one that the documentation shows; `vitest run tests/start/table.test.ts -u` updates it', async () => {
    const shown = await readFile(DOCUMENT, 'utf8')
    expect(shown).toMatch(BLOCK)
    await expect(shown.replace(BLOCK, () => renderTable())).toMatchFileSnapshot(DOCUMENT)
  })
})

/** `undefined` where table and decision agree. */
function findDifference(situation: StartSituation): object | undefined {
  const decision = decideStart(situation)
  const refusing = refusalRows.filter(({ when }) => holds(when, situation))
  const starting = startRows.filter(({ when }) => holds(when, situation))
  const [row] = starting
  if (refusing.length > 0) {
    const isSame =
      !decision.starts &&
      decision.reasons.length === refusing.length &&
      refusing.every(({ says }) => decision.reasons.some((reason) => says.test(reason)))
    return isSame && !row ? undefined : { situation, decision, refusing }
  }
  const isSame =
    row !== undefined &&
    starting.length === 1 &&
    decision.starts &&
    decision.isForReal === row.isForReal &&
    decision.provider === row.provider &&
    decision.accounts === row.accounts &&
    decision.host ===
      (situation.host ?? (row.listensOn === 'every address' ? undefined : row.listensOn)) &&
    decision.warnings.length === row.warns.length &&
    row.warns.every((warning) => decision.warnings.some((told) => warning.test(told)))
  return isSame ? undefined : { situation, decision, starting }
}
