/** What may differ between two answers of one sentence: an email, the number of attempts left, the request's id. */
export const UNSTEADY = /\S*[\d@]\S*/g

/** The text of an error without that. */
export function toSentence(error: string): string {
  return error.replaceAll(UNSTEADY, '#')
}
