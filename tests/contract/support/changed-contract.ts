import { readFile, writeFile } from 'node:fs/promises'

const CONTRACT = new URL('../../../openapi.yaml', import.meta.url)

/**
 * Writes a copy of the contract with replacements.
 *
 * @throws Error when the contract does not have what is to be replaced
 */
export async function writeChangedContract(
  file: URL,
  replacements: readonly (readonly [before: string, after: string])[],
): Promise<void> {
  let text = await readFile(CONTRACT, 'utf8')
  for (const [before, after] of replacements) {
    if (!text.includes(before)) throw new Error(`openapi.yaml does not have ${before}`)
    text = text.replace(before, () => after)
  }
  await writeFile(file, text)
}
