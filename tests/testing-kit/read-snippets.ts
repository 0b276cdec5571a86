import { readFile } from 'node:fs/promises'

const SNIPPET = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm
const FENCE = /^```\w/gm

/**
 * The files that a page shows: each fenced block with its file's name behind the language.
 *
 * @throws Error for a block without a name, which nobody would run
 */
export async function readSnippets(page: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(page, 'utf8')
  const snippets = [...text.matchAll(SNIPPET)].map(
    ([, name = '', code = '']) => [name, code] as const,
  )
  const fences = text.match(FENCE)?.length ?? 0
  if (fences !== snippets.length) throw new Error(`${page} has a snippet without a file's name.`)
  return new Map(snippets)
}
