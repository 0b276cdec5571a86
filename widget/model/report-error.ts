/** Makes it an error of the page, which its own reports then have. The browser's `reportError` is younger than some browsers. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error
  }, 0)
}
