/**
 * Folds a text to the form in which names are compared: whatever its case, and whichever way its letters are composed.
 * In JavaScript, because databases fold by their locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
