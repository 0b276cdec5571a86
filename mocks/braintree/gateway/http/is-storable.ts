const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether a database can keep the text as it is, which those of PostgreSQL can't with NUL or half a surrogate pair in it. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text)
}
