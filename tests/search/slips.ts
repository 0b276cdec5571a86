/** What a shopper types, and the name of the product that they mean. No name contains it as it stands. */
export interface Slip {
  readonly kind: string
  readonly typed: string
  readonly meant: string
}

/** Written by hand from the names of the seed, before there was anything to find them. */
export const handWritten: readonly Slip[] = [
  ...of('accents', {
    resume: 'Résumé, Retold',
    'RESUME RETOLD': 'Résumé, Retold',
    'cafe menu': 'Café Menu Rewriter',
    'cáfe menú': 'Café Menu Rewriter',
    pho: 'Phở, Step by Step',
    'naive colour': 'Naïve Colour: Palettes from Memory',
    'donnees propres': 'Données propres: the Cleaning Log',
    ubersetzer: 'Übersetzer-Zweitblick (DE ⇄ EN)',
    'uebersetzer zweitblick': 'Übersetzer-Zweitblick (DE ⇄ EN)',
    'καθε μερα': 'Ελληνικά κάθε μέρα · Greek Every Day',
    ΕΛΛΗΝΙΚΑ: 'Ελληνικά κάθε μέρα · Greek Every Day',
  }),
  ...of('swapped letters', {
    'unsent lettre': 'The Unsent Letter',
    'regex tialor': 'Regex Tailor',
    'calm cdoe review': 'Calm Code Review',
    'negotiation reharesal': 'Negotiation Rehearsal',
    'isometirc rooms': 'Isometric Rooms',
    'botancial plates': 'Botanical Plates',
    'деловое псиьмо': 'Деловое письмо за час · Russian Business Letters',
    ελληνκιά: 'Ελληνικά κάθε μέρα · Greek Every Day',
    'minuets in nine lines': 'Minutes in Nine Lines',
  }),
  ...of('missing letters', {
    negotation: 'Negotiation Rehearsal',
    spredsheet: 'Spreadsheet Untangler',
    'continuty ledger': 'The Continuity Ledger',
    'intervew coding': 'Interview Coding Partner',
    'villan with a point': 'A Villain with a Point',
    'balcony almanc': 'Balcony Garden Almanac',
    newletter: 'Newsletter from Scraps',
    'litrature review': 'Literature Review Scaffold',
    делвое: 'Деловое письмо за час · Russian Business Letters',
    '한국 말하기': '한국어 말하기 친구 · Korean Talking Partner',
    浮世絵天気: '浮世絵の天気 · Woodblock Weather',
    'greek evry day': 'Ελληνικά κάθε μέρα · Greek Every Day',
  }),
  ...of('doubled letters', {
    'possitioning room': 'The Positioning Room',
    unicorrns: 'Job Ad Without Unicorns',
    kilommetres: 'First Ten Kilometres',
    chemisttry: 'Kitchen-Table Chemistry',
    'light reccipes': 'Forty Light Recipes',
    письмоо: 'Деловое письмо за час · Russian Business Letters',
  }),
  ...of('wrong letters', {
    dashboart: 'Dashboard Cross-Examination',
    historyan: 'Commit Message Historian',
    botanikal: 'Botanical Plates',
    'rubrik plain words': 'Rubric in Plain Words',
    'wodblock wether': '浮世絵の天気 · Woodblock Weather',
    'forcast premortem': 'Forecast Pre-Mortem',
    'رسالة تغطيه': 'رسالة تغطية · Cover Letters in Arabic',
    敬語メイル校正: '敬語メール校正 · Polite Japanese Email',
    'acessible componant': 'Accessible Component Audit',
  }),
  ...of('singular and plural', {
    'unsent letters': 'The Unsent Letter',
    'commit messages': 'Commit Message Historian',
    villains: 'A Villain with a Point',
    'bedtime story': 'Bedtime Stories with Their Name',
    'icon families': 'Icon Family Brief',
    'lesson plans': 'Lesson Plan from a Shoebox',
    'press releases': 'A Press Release Someone Might Print',
  }),
  ...of('words apart, together and in another order', {
    'spread sheet untangler': 'Spreadsheet Untangler',
    'kitchen table chemistry': 'Kitchen-Table Chemistry',
    premortem: 'Forecast Pre-Mortem',
    subjectlines: 'Forty Subject Lines, Thirty-Nine Rejected',
    'arabic cover letter': 'رسالة تغطية · Cover Letters in Arabic',
    'contract plain words': 'Contract in Plain Words',
    'gifts people everything': 'Gifts for People Who Have Everything',
    'si scenes spanish': '¿Y si…? — Scenes in Spanish',
  }),
]

function of(kind: string, slips: Readonly<Record<string, string>>): Slip[] {
  return Object.entries(slips).map(([typed, meant]) => ({ kind, typed, meant }))
}

/** One slip in a word, at the place; in letters as readers count them. */
const rules: Readonly<Record<string, (letters: string[], at: number) => string[]>> = {
  'by rule: swapped': (letters, at) =>
    letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? ''),
  'by rule: missing': (letters, at) => letters.toSpliced(at, 1),
  'by rule: doubled': (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  'by rule: wrong': (letters, at) => letters.with(at, letters[0] === 'x' ? 'q' : 'x'),
}

/**
 * A slip in each of these names, in turn of a different kind and at another place of the longest word: all of the name is
 * typed, or that word alone.
 */
export function slipEach(names: readonly string[], typed: 'the name' | 'a word'): Slip[] {
  return names.flatMap((meant, index) => {
    const [word = ''] = meant.match(/[\p{L}\p{M}]+/gu)?.sort((a, b) => b.length - a.length) ?? []
    const letters = [...word]
    const [kind, slip] = Object.entries(rules)[index % 4] ?? []
    if (!kind || !slip || letters.length < 5) return []
    // Never the last letter, which a plural may end in, and not always the first.
    const at = index % (letters.length - 1)
    const changed = slip(letters, at).join('')
    // Two equal letters that change places are no slip.
    if (changed === word) return []
    const text = typed === 'a word' ? changed : meant.replace(word, changed)
    return [{ kind, typed: text.toLowerCase(), meant }]
  })
}
