/** Whether code could not be fetched: browsers and the bundler word it differently. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /import|module|preload|fetch/i.test(error.message)
}
