/**
 * Names what markup is drawn from: the visitor's language, which the server may know under a shorter name than the browser
 * (`nb` for `nb-NO`), and what the page reads. React takes over markup without looking
 * at its attributes, so that of other data, such as another photo, must not be taken over.
 */
export function nameOfDrawn(locale: string | undefined, reads: unknown): string {
  const text = `${locale?.split('-', 1)} ${JSON.stringify(reads)}`
  let hash = 0
  // FNV-1a, of UTF-16 units.
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return String(hash)
}

/** Whether the server drew the markup in the element from what the page has read. */
export function isDrawnFrom({ dataset }: HTMLElement, reads: unknown): boolean {
  return dataset['drawnFrom'] === nameOfDrawn(navigator.language, reads)
}
