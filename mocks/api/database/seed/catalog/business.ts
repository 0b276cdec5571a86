import type { CatalogEntry } from './seed-product'

export const business: readonly CatalogEntry[] = [
  {
    slug: 'minutes-in-nine-lines',
    name: 'Minutes in Nine Lines',
    description:
      'Condenses an hour of meeting into nine lines that people read to the end. Decisions come first, then who does what by when, then what was left open and why. Statements that only sounded like decisions are listed apart, with the question that would settle each. Works from a transcript or from your own notes, and keeps names out of the minutes where you ask for it.',
    priceCents: 800,
    quantity: 310,
    shipping: 0,
    sold: 1930,
    createdDaysAgo: 463,
  },
  {
    slug: 'negotiation-rehearsal',
    name: 'Negotiation Rehearsal',
    description:
      'Rehearse a difficult negotiation against an opponent who has prepared as well as you have. Set the deal, your limit and what you know of the other side. The opponent has hidden interests and a limit too, and will reward good questions. After each of three rounds you see the transcript with margin notes: anchors, concessions given away for nothing, the silence that you broke. The fourth round is for real.',
    priceCents: 4900,
    quantity: 72,
    shipping: 0,
    sold: 607,
    createdDaysAgo: 231,
  },
  {
    slug: 'contract-in-plain-words',
    name: 'Contract in Plain Words',
    description:
      'Puts a contract into plain words beside the original, clause against clause. Dates, sums and duties are collected in a calendar; unusual clauses are compared with what is customary in the trade; and everything that only one party may do is underlined. It says where a lawyer should look before you sign, and does not pretend to be one. For freelancers, landlords, tenants and small firms.',
    priceCents: 9900,
    quantity: 38,
    shipping: 0,
    sold: 349,
    createdDaysAgo: 327,
  },
  {
    slug: 'delovoe-pismo',
    name: 'Деловое письмо за час · Russian Business Letters',
    description:
      'Eight kinds of formal Russian letter, from enquiry to complaint, and why they look as they do. Fill in who, what and by when; the letter arrives with the right salutation, numbering and closing, and a literal English gloss under each line. Two degrees of firmness are offered for reminders. Suited to exporters, archives and everyone whose school Russian stopped at the weather.',
    priceCents: 1600,
    quantity: 62,
    shipping: 0,
    sold: 83,
    createdDaysAgo: 87,
  },
  {
    slug: 'resume-retold',
    name: 'Résumé, Retold',
    description:
      'From a list of duties to a résumé that says what became better because of you. It interviews you about each position until there is a number, a before and an after, or an honest “we do not know”. Then it writes two versions, one page for people and one for the software that reads first. Gaps are neither hidden nor excused. Brings out a surprising amount in those who say that they only did their job.',
    priceCents: 1900,
    quantity: 205,
    shipping: 0,
    sold: 1555,
    createdDaysAgo: 383,
  },
  {
    slug: 'arabic-cover-letter',
    name: 'رسالة تغطية · Cover Letters in Arabic',
    description:
      'Cover letters in modern standard Arabic for applications from Rabat to Muscat. Give it the advertisement and your résumé in any language. The letter follows the local order of courtesy, avoids phrases that give away a translation, and is set with correct numerals for the country. An English version side by side lets you check every claim made in your name.',
    priceCents: 1400,
    quantity: 68,
    shipping: 0,
    sold: 127,
    createdDaysAgo: 135,
  },
  {
    slug: 'job-ad-without-unicorns',
    name: 'Job Ad Without Unicorns',
    description:
      'Writes a job advertisement for somebody who exists, at a salary that is stated. It asks what the person will have done by the end of their first month and cuts every requirement that this does not need. Wording that puts off whole groups is pointed out with the evidence. The ad ends with the steps of the selection and their dates, which it asks you to keep.',
    priceCents: 1000,
    quantity: 118,
    shipping: 0,
    sold: 254,
    createdDaysAgo: 191,
  },
  {
    slug: 'board-pack-digest',
    name: 'Board Pack Digest',
    description:
      'Reads three hundred pages of board papers overnight and briefs you in six. What is asked of you, what changed since last quarter, where two papers disagree, which figure is measured differently than before, and eight questions that a careful director would put. Every sentence points to its page. Five prompts in sequence, with a checklist for confidential material and settings under which nothing is kept.',
    priceCents: 11500,
    quantity: 7,
    shipping: 0,
    sold: 36,
    createdDaysAgo: 23,
  },
  {
    slug: 'policy-nobody-rereads',
    name: 'A Policy Nobody Has to Reread',
    description:
      'Drafts internal rules so clear that nobody needs to ask what they mean. Start with the three cases that made you want a rule. The prompt writes the shortest text that decides them as you would, tries it on twelve more cases, and shows the two where it fails. Definitions only where a word is used in an unusual sense; an owner and an expiry date always. Sometimes the best draft it offers is to strike two rules that you already have.',
    priceCents: 3500,
    quantity: 47,
    shipping: 0,
    sold: 91,
    createdDaysAgo: 39,
  },
  {
    slug: 'late-invoice-four-tones',
    name: 'Late Invoice, Four Tones',
    description:
      'Four reminders for one unpaid invoice, each a step firmer, none of them embarrassing. The first assumes a forgotten mail, the last names a date and what follows. Number, sum, due date and bank details are always in the same place, so that the payer has no excuse to ask. Adjust the pauses between them and the language. A gift to everyone who works for themselves.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 1288,
    createdDaysAgo: 279,
  },
]
