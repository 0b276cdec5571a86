/** The files of a page: blocks of code whose first line names them, by that name. */
export function readSnippets(page: string): ReadonlyMap<string, string> {
  const blocks = page.matchAll(/^```(?:ts|js)\n\/\/ (\S+\.(?:ts|mjs|cjs))\n(.*?)^```/gms)
  return new Map([...blocks].map(([, name = '', text = '']) => [name, text]))
}
