/** One sign of each kind that services drop or compose in another way, so that short texts hold them all. */
const COMPACT = '😀e\u0301\u212bﬁ 日ע\u0939\u093f '
/** What services escape or take out. */
const MARKUP = `<b>A&amp;B</b> "q" 'p' \\ 100% `
const COMPOSED = 'e\u0301 é \u212b ﬁ İ ß '
const SCRIPTS = 'العربية עברית 日本語 हिन्दी ไทย Ελλάς '
/** Two UTF-16 units a sign; one that is joined of several, and a flag. */
const EMOJI = '😀👩\u200d💻🇪🇺 '
const LINES = 'one\n\ntwo\tthree  four\n'

/** Texts that a service may refuse or change, each of one kind. */
export const samples: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'emoji', text: `a ${EMOJI}z` },
  { name: 'Arabic and Hebrew', text: 'العربية עברית' },
  { name: 'Chinese, Japanese and Korean', text: '中文 日本語 한국어' },
  { name: 'a rare Chinese sign', text: '𠮷野家' },
  { name: 'Devanagari and Thai', text: 'हिन्दी ไทย' },
  { name: 'Greek and Cyrillic', text: 'Ελλάς Україна' },
  { name: 'combining marks', text: `Ame\u0301lie ${COMPOSED}Z\u0351\u036b` },
  { name: 'Turkish and German letters', text: 'İıŞş ẞß' },
  { name: 'markup', text: MARKUP.trim() },
  { name: 'what templates and databases read', text: `{{7*7}} \${7*7} '; -- %s %00 \\u0041` },
  { name: 'an apostrophe', text: "O’Brien & O'Brien" },
  { name: 'a number', text: '0012' },
  { name: 'a zero', text: '0' },
  { name: 'a word that means nothing elsewhere', text: 'null' },
  { name: 'blanks at its ends', text: '  between  ' },
  { name: 'blanks in a row', text: 'two  three   four' },
]

/** For texts of several lines. */
export const lines: (typeof samples)[number] = { name: 'line breaks', text: LINES }

/**
 * A text of exactly that many characters (code points) with signs of every kind, and a blank at both ends. It grows
 * by no way of escaping.
 *
 * @param start what it holds first
 */
export function fillText(start: string, length: number): string {
  return fill(`${start}  ${COMPACT}${COMPOSED}${SCRIPTS}${EMOJI}`, length)
}

/** Room for a text to grow when it is escaped, and for line breaks to become two characters each. */
const ROOM = 80

/** The same of several lines and with markup; a little shorter, so that it is taken also where it grows. */
export function fillMarkup(start: string, length: number): string {
  return fill(`${start} ${COMPACT}${MARKUP}${LINES}${COMPOSED}${SCRIPTS}${EMOJI}`, length - ROOM)
}

/** With markup and signs of every kind, on one line. */
export const markupText = `${COMPACT}${MARKUP}`.trim()

function fill(start: string, length: number): string {
  const characters = [...` ${start}`]
  while (characters.length < length) characters.push('😀', 'ж')
  return `${characters.slice(0, length - 1).join('')} `
}
