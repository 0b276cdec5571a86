import { pictures } from 'virtual:pictures'

interface Picture {
  readonly create: { readonly background: { readonly r: number; readonly g: number } }
}

/** What the check makes its photos with, for machines without the picture library: they were made when the package was. */
export async function loadSharp() {
  return (await findSharp()) ?? takeReady
}

/** The picture library, where it is installed beside the check. */
export async function findSharp() {
  const found = await import('sharp').catch(() => undefined)
  found?.default.concurrency(1)
  return found?.default
}

function takeReady({ create: { background } }: Picture) {
  const color = background.r > background.g ? 'red' : 'green'
  const taken = {
    withExif: () => taken,
    withXmp: () => taken,
    toFormat: (kind: string) => ({
      toBuffer: async () => Buffer.from(pictures[`${kind} ${color}`] ?? '', 'base64'),
    }),
  }
  return taken
}
