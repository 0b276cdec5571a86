import type { TestRun } from '../test-stages/ran-tests'
import type { Requirement } from './asvs/requirement'
import type { NamedTest } from './named-test'

const HOLE = /(%[sdijof#]|\$\w+(?:\.\w+)*|…)/

/** Numbers that are missing, listed twice, or not part of the standard at these levels. */
export function findMisnumbered(
  requirements: readonly Pick<Requirement, 'id'>[],
  levels: ReadonlyMap<string, number>,
): string[] {
  const ids = requirements.map(({ id }) => id)
  const unique = new Set(ids)
  return [
    ...[...levels.keys()].filter((id) => !unique.has(id)).map((id) => `${id} is missing.`),
    ...[...unique]
      .filter((id) => !levels.has(id))
      .map((id) => `${id} is no requirement of these levels.`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice.`),
  ]
}

/** Named tests that the sources do not have under this file and title. */
export function findUnknown(named: readonly NamedTest[], written: readonly NamedTest[]): string[] {
  const known = new Set(written.map(describe))
  return named.map(describe).filter((test) => !known.has(test))
}

/**
 * Named tests that belong to a stage of this run and were not run, or did not pass. Tests of stages that were not chosen
 * are not expected.
 */
export function findUnproven(named: readonly NamedTest[], runs: readonly TestRun[]): string[] {
  return named.flatMap((test) => {
    const held = runs.filter((run) => run.holds(test.file))
    if (held.length === 0) return []
    const pattern = toTitlePattern(test.title)
    const ran = held
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => file === test.file && pattern.test(title))
    if (ran.some(({ outcome }) => outcome === 'failed')) return `failed: ${describe(test)}`
    return ran.some(({ outcome }) => outcome === 'passed') ? [] : `did not run: ${describe(test)}`
  })
}

/** A pattern for the titles of executed tests, from the title in the source: `%s`, `$name` and `${…}` match anything. */
function toTitlePattern(title: string): RegExp {
  const parts = title.split(HOLE).map((part, index) => (index % 2 === 1 ? '.*' : escapeSigns(part)))
  return new RegExp(`^${parts.join('')}$`, 's')
}

function escapeSigns(text: string): string {
  return text.replaceAll('%%', '%').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function describe({ file, title }: NamedTest): string {
  return `${file}: ${title}`
}
