import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findTests } from '../../scripts/requirements/find-tests'
import { findUnknown } from '../../scripts/security/find-problems'
import { fillPage } from '../../scripts/security/page/fill-page'
import { renderShownTable } from '../real-components/shown/shown-table'
import { STAND_IN_TESTS } from '../real-components/shown/stand-in-tests'

const PAGE = resolve('docs/real-components.md')

const named = Object.values(STAND_IN_TESTS).flatMap((row) => Object.values(row))
const files = [...new Set(named.map(({ file }) => file))]
const written = await Promise.all(
  files.map(async (file) => findTests(file, await readFile(file, 'utf8'), new Set())),
)

test('the page of the real components is what its table is', async () => {
  const page = await readFile(PAGE, 'utf8')
  await expect(fillPage(page, { shown: renderShownTable() })).toMatchFileSnapshot(PAGE)
})

test('every test on the stand-ins that the page names is there', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(findUnknown(named, written.flat())).toEqual([])
})
