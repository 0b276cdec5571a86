import { readFile } from 'node:fs/promises'

/**
 * The report that a test tool has written.
 *
 * @param output what the tool printed
 * @throws Error with that output where there is no report: the tool was ended, or could not even begin
 */
export async function readReport(file: string, output: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    throw new Error(`The run ended without its report. It printed:\n\n${output}`, { cause })
  })
}
