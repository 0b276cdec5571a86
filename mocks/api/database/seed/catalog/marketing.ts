import type { CatalogEntry } from './seed-product'

export const marketing: readonly CatalogEntry[] = [
  {
    slug: 'launch-week-hour-by-hour',
    name: 'Launch Week, Hour by Hour',
    description:
      'A launch plan that says who does what at nine on Tuesday, not only what the goals are. Enter the date, the channels you really have, the people and the hours they can give. The plan comes back as a timetable with drafts for each post and mail, a quiet slot every day for answering, and a list of what to drop first when something slips. Small teams get the most out of it; one person is enough.',
    priceCents: 4500,
    quantity: 75,
    shipping: 0,
    sold: 530,
    createdDaysAgo: 226,
  },
  {
    slug: 'brand-voice-tuner',
    name: 'Brand Voice Tuner',
    description:
      'Learns how your company sounds from ten texts and turns that into rules one can follow. The rules are concrete: sentence length, words you never use, how you say no, where humour is allowed. After that it works as a tuner. Drop in any draft and each sentence gets a note, sharp, flat or in tune, with a rewrite for the first two. Agencies keep one tuner for each client.',
    priceCents: 2900,
    quantity: 140,
    shipping: 0,
    sold: 1015,
    createdDaysAgo: 362,
  },
  {
    slug: 'forty-subject-lines',
    name: 'Forty Subject Lines, Thirty-Nine Rejected',
    description:
      'Writes forty subject lines for one mail and then argues itself down to the best. You see the whole contest: the reasons, the near misses, and which of them only worked because they promised too much. Tell it about your readers and the three subject lines that did well before. The survivor is short enough for a phone and true to what stands in the mail.',
    priceCents: 900,
    quantity: 400,
    shipping: 0,
    sold: 1640,
    createdDaysAgo: 450,
  },
  {
    slug: 'cafe-menu-rewriter',
    name: 'Café Menu Rewriter',
    description:
      'Rewrites a café menu so that guests can taste the dish before they order it. Type in the dishes with what is in them and how they are made. Each gets one line of at most fourteen words, allergens in a fixed order, and a name your staff can say without blushing. Crème brûlée stays crème brûlée; adjectives such as “heavenly” are not on the card. Ready in two languages if your street needs them.',
    priceCents: 1200,
    quantity: 90,
    shipping: 0,
    sold: 204,
    createdDaysAgo: 98,
  },
  {
    slug: 'product-page-second-draft',
    name: 'Product Page, Second Draft',
    description:
      'Your first draft told people what you made; the second should tell them what changes. This prompt reads the page as five different buyers, among them one in a hurry and one who has been disappointed before, and collects the questions that each is left with. Out of these it builds a new order of sections and rewrites only where a question was open. Bring the page’s text and two honest reviews.',
    priceCents: 1900,
    quantity: 160,
    shipping: 0,
    sold: 725,
    createdDaysAgo: 186,
  },
  {
    slug: 'what-customers-said',
    name: 'What Customers Actually Said',
    description:
      'Sorts interviews and support mails into themes, with the customers’ own words attached. Up to sixty transcripts at a time. No theme without at least three separate voices, no quotation without its source, and a closing section for what only one person said but said well. The result fits on two pages, so that it will be read in the meeting where it matters.',
    priceCents: 3500,
    quantity: 52,
    shipping: 0,
    sold: 311,
    createdDaysAgo: 274,
  },
  {
    slug: 'seven-angles-one-ad',
    name: 'Seven Angles for One Ad',
    description:
      'One offer, seven ways to say it: fear of loss, pride, thrift, curiosity, belonging and more. For every angle you get a headline, two lines of body text and a picture idea, each within the character limits of the four common formats. It flags angles that would be unfair for your subject, for example fear in anything about health. Useful on the day before the media plan is due.',
    priceCents: 1000,
    quantity: 0,
    shipping: 0,
    sold: 892,
    createdDaysAgo: 314,
  },
  {
    slug: 'press-release-someone-prints',
    name: 'A Press Release Someone Might Print',
    description:
      'Finds the news in your announcement, and tells you plainly when there is none. Answer nine questions; the draft leads with the fact a local editor could use as it stands, puts numbers before adjectives and keeps the founder’s quotation to things a person would say. You also receive a two-line covering note and a list of the kinds of desk that would care.',
    priceCents: 1500,
    quantity: 110,
    shipping: 0,
    sold: 168,
    createdDaysAgo: 138,
  },
  {
    slug: 'search-intent-sorter',
    name: 'Search Intent Sorter',
    description:
      'Takes a list of a thousand search terms and tells you what the people behind them want. Terms are grouped by the job to be done rather than by shared words, so “fix squeaky door” and “door noise” end up together. Each group has a suggested page type, the question that the page must answer first, and the terms that you should leave to someone else. Input and output are plain CSV.',
    priceCents: 2500,
    quantity: 70,
    shipping: 0,
    sold: 247,
    createdDaysAgo: 66,
  },
  {
    slug: 'newsletter-from-scraps',
    name: 'Newsletter from Scraps',
    description:
      'Five links, two photos and a half-remembered thought are enough for this week’s issue. The prompt looks for the thread that runs through them, proposes three openings and writes short, dated items in the tone of your earlier issues. Anything that it could not verify is marked for you. It takes about twenty minutes, and the issue still sounds like you wrote it on a walk.',
    priceCents: 700,
    quantity: 260,
    shipping: 0,
    sold: 583,
    createdDaysAgo: 26,
  },
  {
    slug: 'positioning-room',
    name: 'The Positioning Room',
    description:
      'A guided session of three hours that ends with one sentence your whole team can repeat. Six chapters take you through alternatives, unique traits, the value of each, the customers who care most, the market frame and the proof. The prompt plays facilitator and sceptic in turn, keeps the minutes, and refuses to go on while two answers contradict each other. Includes agenda, worksheets and a one-page summary for those who missed the day.',
    priceCents: 11000,
    quantity: 12,
    shipping: 0,
    sold: 58,
    createdDaysAgo: 10,
  },
]
