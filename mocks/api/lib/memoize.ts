/** Longer texts are seldom sent twice. */
const LONGEST_TEXT = 200
const MOST_TEXTS = 500

/** Remembers what a pure function makes of texts that come again and again, such as the values of a header. */
export function memoize<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.value
    const value = make(text)
    if (text.length > LONGEST_TEXT) return value
    // Clients choose the texts: whoever sends many different ones costs no more than their making.
    if (known.size >= MOST_TEXTS) known.clear()
    known.set(text, { value })
    return value
  }
}
