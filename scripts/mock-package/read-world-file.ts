import { readFile } from 'node:fs/promises'

/** @throws Error with the reason and where such files come from, for one that can't be read */
export async function readWorldFile(file: string | URL): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The file of a world can't be read: ${reason}. world.save(file) writes one, and so does a mock at GET /w/NAME/file.`,
      { cause },
    )
  }
}
