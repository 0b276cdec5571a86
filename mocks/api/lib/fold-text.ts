/**
 * Folds a text to the form in which names are compared: regardless of case and of Unicode composition. In JavaScript,
 * because databases fold by their locale.
 */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
