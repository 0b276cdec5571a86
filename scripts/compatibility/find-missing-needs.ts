import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../system/list-files'
import { COMPONENT_NEEDS, type EvidenceOption } from './component-needs'

/** A word that the widget relies on and a component's code does not hold. */
export interface MissingNeed {
  readonly option: EvidenceOption
  /** Such as `venmo: paymentMethodUsage`. */
  readonly what: string
}

/** What the widget uses of the components and an installed package does not know, by the words of its code. */
export async function findMissingNeeds(packageFolder: string): Promise<MissingNeed[]> {
  const found = await Promise.all(
    Object.entries(COMPONENT_NEEDS).map(async ([component, needs]) => {
      const words = await readWords(packageFolder, component)
      return [...needs.calls, ...needs.events, ...needs.settings]
        .filter((word) => !words.has(word))
        .map((word) => ({ option: needs.option, what: `${component}: ${word}` }))
    }),
  )
  return found.flat()
}

/** Names and texts of a component and of what all of them share. */
async function readWords(packageFolder: string, component: string): Promise<ReadonlySet<string>> {
  const folders = [component, 'lib'].map((folder) => listFiles(packageFolder, folder))
  const files = (await Promise.all(folders)).flat().filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(packageFolder, file), 'utf8')))
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
}
