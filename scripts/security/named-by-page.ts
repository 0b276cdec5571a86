import { chapters } from './asvs/asvs'
import { attacks } from './attacks'
import type { NamedTest } from './named-test'

/** Every test that the security page names, once. */
export function listNamedTests(): NamedTest[] {
  const requirements = chapters.flatMap((chapter) => chapter.requirements)
  const named = [
    ...requirements.flatMap((one) => (one.status === 'met' ? one.tests : [])),
    ...attacks.flatMap(({ tests }) => tests),
  ]
  return [...new Map(named.map((one) => [`${one.file} ${one.title}`, one])).values()]
}
