import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * An example of `docs/hosting` with other texts in the place of its names and addresses.
 *
 * @throws Error for a text that is not there, so that the example can't change behind whoever fills it
 */
export async function fillExample(
  name: string,
  replacements: Readonly<Record<string, string>>,
): Promise<string> {
  const file = fileURLToPath(new URL(`../../docs/hosting/${name}`, import.meta.url))
  const text = await readFile(file, 'utf8')
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example no longer says ${from}.`)
    return result.replaceAll(from, to)
  }, text)
}
