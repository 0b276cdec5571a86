import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContractDocument, readContractDocument } from '../../../mocks/contract/read-contract'
import { listFiles } from '../../system/list-files'
import { ROOT } from '../../system/run-command'
import type { Change } from '../change'
import { openClientSources } from './client-sources'
import { findAnchors } from './find-anchors'
import { followUses } from './follow-uses'
import { listReferring, type Subject, toSubject } from './subject'

/** Files of this repository, by what they are, that use what a change is about. */
export interface Uses {
  /** Pages of the storefront. */
  readonly screens: readonly string[]
  readonly forms: readonly string[]
  /** Other code of the storefront. */
  readonly code: readonly string[]
  /** Of the conformance check. */
  readonly checks: readonly string[]
  readonly tests: readonly string[]
}

/** A change with what it costs here. */
export interface UsedChange extends Change {
  readonly uses: Uses
}

const CHECKS = 'scripts/conformance/checks/'
/** A page, or the route that puts it together. */
const isScreen = (path: string) => /-page\.tsx$|^src\/app\/routes\//.test(path)
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/**
 * Finds who uses what was changed: in the storefront by its types, from the generated client up to the pages; tests and
 * checks, whose calls are texts, by the names in them.
 */
export async function findUses(changes: readonly Change[]): Promise<UsedChange[]> {
  // The one that the generated client is made from.
  const { document, operations } = await readContractDocument(join(ROOT, 'openapi.yaml'))
  const sources = await openClientSources()
  const texts = await readTexts()
  const isForm = (path: string) =>
    path.endsWith('-form.tsx') || /from '(@hookform\/|zod\b)/.test(sources.open(path).text)
  const known = new Map<string, Uses>()

  const find = (change: Change, subject: Subject): Uses => {
    const whole = { properties: [], limits: [], operations: change.operations }
    const precise = findAnchors(sources, subject, operations)
    // What the client does not have yet concerns all who call.
    const isNew = precise.names.length === 0 && precise.places.length === 0
    const anchors = isNew ? findAnchors(sources, whole, operations) : precise
    const files = followUses(sources, anchors)
    const calls = operations.filter(({ id }) => change.operations.includes(id))
    const called = calls.flatMap(({ id, path }) => [
      new RegExp(`\\b${id}\\b`),
      new RegExp(escapePattern(path.split('{')[0] ?? path)),
    ])
    const named = isNew ? [] : namesOf(subject, document).map((name) => new RegExp(`\\b${name}\\b`))
    const mentioned = texts
      .filter(({ text }) => called.some((one) => one.test(text)))
      .filter(({ text }) => named.length === 0 || named.some((one) => one.test(text)))
      .map(({ path }) => path)
    const own = files.filter((path) => !isTest(path))
    const parts = own.filter((path) => !isScreen(path))
    return {
      screens: own.filter(isScreen),
      forms: parts.filter(isForm),
      code: parts.filter((path) => !isForm(path)),
      checks: mentioned.filter((path) => path.startsWith(CHECKS) && !isTest(path)).toSorted(),
      tests: [...new Set([...files, ...mentioned])].filter(isTest).toSorted(),
    }
  }

  return changes.map((change) => {
    const subject = toSubject(change, document)
    const key = JSON.stringify([subject, change.operations])
    const uses = known.get(key) ?? find(change, subject)
    known.set(key, uses)
    return { ...change, uses }
  })
}

/** The properties by which texts name a subject; none for an operation as a whole. */
function namesOf({ properties, limits }: Subject, document: ContractDocument['document']) {
  const paths = [...properties, ...limits.flatMap((name) => listReferring(document, name))]
  return [...new Set(paths.flatMap((path) => path.slice(-1)))]
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Tests that cross folders, and the checks. */
async function readTexts(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const paths = [...(await listFiles(ROOT, 'tests')), ...(await listFiles(ROOT, CHECKS))]
  const wanted = paths.filter((path) => /\.tsx?$/.test(path))
  return Promise.all(
    wanted.map(async (path) => ({ path, text: await readFile(join(ROOT, path), 'utf8') })),
  )
}
