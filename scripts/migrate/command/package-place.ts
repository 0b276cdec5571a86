import { dirname, join, posix, relative, sep } from 'node:path'
import type { SourceFile } from './collect-files'

/** A place that is relative to the folder that was named. */
const RELATIVE_FILE = /^file:(?![/\\~]|[a-z]:)(.+)$/i

/** What the manifest of a folder says of the package: a relative `file:` starts at the manifest's own folder. */
export function versionFor({ path, folder }: SourceFile, version: string): string {
  const [, file] = RELATIVE_FILE.exec(version) ?? []
  if (file === undefined) return version
  return `file:${relative(dirname(path), join(folder, file)).split(sep).join(posix.sep)}`
}

/** Where the package has to be for these manifests. */
export function placesOf(manifests: readonly SourceFile[], version: string): string[] {
  const [, file] = RELATIVE_FILE.exec(version) ?? []
  if (file === undefined || manifests.length === 0) return [version.slice('file:'.length)]
  return [...new Set(manifests.map(({ folder }) => join(folder, file)))]
}
