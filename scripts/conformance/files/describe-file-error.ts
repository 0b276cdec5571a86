/** Why a file can't be read or written, as a sentence. */
export function describeFileError(error: unknown): string {
  const code = codeOf(error)
  switch (code) {
    case 'ENOENT':
      return 'There is no such file.'
    case 'EISDIR':
      return 'It is a folder.'
    case 'EACCES':
    case 'EPERM':
      return 'You may not open it.'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'There is no room left for it.'
    case 'EROFS':
      return 'Its disk can only be read.'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'A part of its path is a file.'
    default:
      return `It can’t be opened (${code ?? String(error)}).`
  }
}

/** The code of an error of the system. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
