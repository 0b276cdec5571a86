import type { CatalogEntry } from './seed-product'

export const writing: readonly CatalogEntry[] = [
  {
    slug: 'cold-open-workshop',
    name: 'Cold Open Workshop',
    description:
      'Twelve first lines for your story, each opening a different door into the same scene. Give it the premise, the narrator and one thing that you refuse to reveal early. It tries dialogue, weather, an object, a lie and eight other ways in, says what each opening promises the reader, and names the promise that your second page would have to keep. Made for novelists who rewrite page one more often than any other.',
    priceCents: 900,
    quantity: 120,
    shipping: 0,
    sold: 640,
    createdDaysAgo: 177,
  },
  {
    slug: 'line-edit-read-aloud',
    name: 'Line Edit, Read Aloud',
    description:
      'Hears your draft the way a stranger would read it out, and marks every stumble. Paste up to 3,000 words and it returns three lists: sentences that need a breath, words that echo too soon, and passages where the subject got lost. Nothing is rewritten unless you ask, so the voice stays yours. Works well on essays, speeches and anything that will meet a microphone.',
    priceCents: 1490,
    quantity: 300,
    shipping: 0,
    sold: 1210,
    createdDaysAgo: 401,
  },
  {
    slug: 'keigo-email-check',
    name: '敬語メール校正 · Polite Japanese Email',
    description:
      'Checks a Japanese business email for the right degree of politeness, verb by verb. You paste the message and say who writes to whom: rank, company, how long you have known each other. Back comes the corrected email with furigana on request, a table of each change with the reason in English, and a warning where perfect grammar would still sound cold. For learners from about N3 and for offices that write to Japan every week.',
    priceCents: 1200,
    quantity: 80,
    shipping: 0,
    sold: 355,
    createdDaysAgo: 81,
  },
  {
    slug: 'unsent-letter',
    name: 'The Unsent Letter',
    description:
      'Some letters are written to be kept in a drawer, and this prompt helps you start one. It asks six quiet questions about the person, the last time you spoke and what you would rather not say, then drafts a page in your own phrases. The second pass removes everything that was meant to win. There is no sending step, on purpose.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 2240,
    createdDaysAgo: 513,
  },
  {
    slug: 'villain-with-a-point',
    name: 'A Villain with a Point',
    description:
      'If your antagonist wins every argument but the last one, readers will stay to the end. Describe the hero and what stands in the way; the prompt builds the opponent from the inside: a fair grievance, a rule they never break, the moment they could have stopped. It closes with the one conversation in which your hero has no good answer. For novels, scripts and games alike.',
    priceCents: 1990,
    quantity: 64,
    shipping: 0,
    sold: 488,
    createdDaysAgo: 249,
  },
  {
    slug: 'five-columns-one-notebook',
    name: 'Five Columns from One Notebook',
    description:
      'Turns a month of loose notes into five outlines for a regular column. Photograph the pages or paste them as they are, crossed-out lines included. Each outline gets an angle, an opening image, the fact that still has to be checked and an honest note on whether it deserves 800 words or only 300. What is left over goes into a list for next month, so no scrap is lost.',
    priceCents: 2900,
    quantity: 45,
    shipping: 0,
    sold: 132,
    createdDaysAgo: 57,
  },
  {
    slug: 'y-si-escenas',
    name: '¿Y si…? — Scenes in Spanish',
    description:
      'Ten what-if scenes for writers who think in Spanish, or would like to. Choose the country, the decade and the degree of formality, and it keeps to them: voseo in Rosario, tuteo in Cádiz, usted where a grandmother is in the room. Every scene stops at the point where a decision is due and leaves you the pen. Notes on idiom come in Spanish or English.',
    priceCents: 1000,
    quantity: 210,
    shipping: 0,
    sold: 276,
    createdDaysAgo: 129,
  },
  {
    slug: 'continuity-ledger',
    name: 'The Continuity Ledger',
    description:
      'Keeps track of who knew what, and when, across a manuscript of any length. Feed it chapter by chapter. It maintains a ledger of ages, injuries, pets, moon phases, borrowed coats and secrets, and stops you when chapter nineteen contradicts chapter four. The ledger is plain text, so you can correct it by hand and hand it on to your editor. For series writers it carries over from one book to the next.',
    priceCents: 4900,
    quantity: 30,
    shipping: 0,
    sold: 418,
    createdDaysAgo: 321,
  },
  {
    slug: 'uebersetzer-zweitblick',
    name: 'Übersetzer-Zweitblick (DE ⇄ EN)',
    description:
      'A second pair of eyes for translators between German and English, before delivery. Paste source and target side by side. Omissions, false friends, shifted emphasis and numbers that changed are listed by paragraph with a severity from 1 to 3; matters of taste are kept in a separate column and never mixed in. It knows Swiss spelling, Austrian official terms and the client glossary that you give it.',
    priceCents: 3900,
    quantity: 58,
    shipping: 0,
    sold: 97,
    createdDaysAgo: 33,
  },
  {
    slug: 'plot-turn-deck',
    name: 'Plot Turn Deck, 60 printed cards',
    description:
      'Sixty cards for the afternoon when the middle of the book has stopped moving. Each carries one turn, such as the debt falls due or the wrong person apologises, and on its back a prompt that applies the turn to your own outline. Printed on uncoated board and sent by post in a tuck box; the digital text of all sixty is included. Draw one, argue with it, draw another.',
    priceCents: 3400,
    quantity: 2,
    shipping: 1,
    sold: 74,
    createdDaysAgo: 9,
  },
]
