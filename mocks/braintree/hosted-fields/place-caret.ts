/**
 * Where the caret belongs after a text was formatted anew: behind the same digit as before, or at
 * the end when it was there.
 */
export function placeCaret(text: string, caret: number, formatted: string): number {
  if (caret >= text.length) return formatted.length
  const wanted = text.slice(0, caret).replace(/\D/g, '').length
  let seen = 0
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === wanted) return index
    if (/\d/.test(formatted.charAt(index))) seen += 1
  }
  return formatted.length
}
