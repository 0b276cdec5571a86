import type { CatalogEntry } from './seed-product'

export const data: readonly CatalogEntry[] = [
  {
    slug: 'spreadsheet-untangler',
    name: 'Spreadsheet Untangler',
    description:
      'Finds out what an inherited spreadsheet really calculates, sheet by sheet. Paste the formulas with their cell addresses. You receive a drawing of what feeds what, the constants that someone typed over a formula, ranges that stop a row too early and a plain account of the main result. The last step proposes a tidy layout and proves on your own figures that both give the same total.',
    priceCents: 1900,
    quantity: 170,
    shipping: 0,
    sold: 1120,
    createdDaysAgo: 349,
  },
  {
    slug: 'survey-question-surgeon',
    name: 'Survey Question Surgeon',
    description:
      'Operates on questions that lead, double up or ask for memories nobody has. Hand over the questionnaire and what you hope to learn. Each question is kept, repaired or removed with the reason, answer scales are made to match, and the order is checked for one question colouring the next. A trial with five imagined respondents shows where real ones would give up.',
    priceCents: 1500,
    quantity: 115,
    shipping: 0,
    sold: 295,
    createdDaysAgo: 197,
  },
  {
    slug: 'paper-reader-methods-first',
    name: 'Paper Reader: Methods First',
    description:
      'Reads a research paper from the middle, where it is decided whether the abstract is true. Sample, measurement, comparison and analysis come first; only then does it look at the claims and mark those that go further than the data. Jargon is explained once. At the end stand three questions for the authors and a verdict in one line: rely on it, use with care, or look for a better one.',
    priceCents: 1250,
    quantity: 280,
    shipping: 0,
    sold: 1390,
    createdDaysAgo: 421,
  },
  {
    slug: 'right-chart-argued',
    name: 'The Right Chart, Argued',
    description:
      'Which chart? It depends on the sentence that you want the reader to say afterwards. State that sentence, describe the columns, and the prompt argues for one form and against two tempting others. It decides on order, baseline, labels and the single thing to colour, then writes the code for the plotting library of your choice. Pie charts are considered fairly and mostly declined.',
    priceCents: 999,
    quantity: 190,
    shipping: 0,
    sold: 477,
    createdDaysAgo: 165,
  },
  {
    slug: 'which-test-and-why',
    name: 'Which Test, and Why',
    description:
      'Leads you from a question and a table to the statistical test that answers it. It asks how the data were gathered before it asks how they are distributed. You get the test, the assumptions with a way to check each, what to do if one fails, the size of effect to report beside the p-value, and a paragraph for the methods section. Made for theses, audits and anyone who last did this in second year.',
    priceCents: 2000,
    quantity: 105,
    shipping: 0,
    sold: 618,
    createdDaysAgo: 277,
  },
  {
    slug: 'interview-coding-partner',
    name: 'Interview Coding Partner',
    description:
      'The second coder that qualitative studies need and small budgets never have. It codes your transcripts independently from the same codebook, then sits down with you over every disagreement, passage by passage. Agreement is computed, changes to the codebook are logged with their date, and nothing is merged until you say so. It will not see themes in the first interview; it waits for the third.',
    priceCents: 4900,
    quantity: 28,
    shipping: 0,
    sold: 88,
    createdDaysAgo: 61,
  },
  {
    slug: 'literature-review-scaffold',
    name: 'Literature Review Scaffold',
    description:
      'Builds the frame of a review from the papers that you already have on the desk. Forty abstracts become a table of questions, methods and findings, then a map of who disagrees with whom and about what. From there it proposes an order of argument with gaps honestly shown. References are only ever taken from your list; not one is made up, and every claim keeps the number of its source.',
    priceCents: 6500,
    quantity: 33,
    shipping: 0,
    sold: 174,
    createdDaysAgo: 125,
  },
  {
    slug: 'donnees-propres',
    name: 'Données propres: the Cleaning Log',
    description:
      'Cleans a messy table and keeps a log so exact that the mess could be restored. Dates in four formats, Zoë and ZOE and Zoé, prices with commas, cities that moved to another country: each kind of fault is counted, shown in three examples and repaired by a rule that you confirm. The log is written in English or French and can be run again on next month’s file.',
    priceCents: 2300,
    quantity: 78,
    shipping: 0,
    sold: 156,
    createdDaysAgo: 93,
  },
  {
    slug: 'dashboard-cross-examination',
    name: 'Dashboard Cross-Examination',
    description:
      'Puts your dashboard in the witness box and asks who would act on each number. Send a screenshot or the list of tiles. Figures that nobody can influence, ratios without their parts and averages hiding two groups are called out one after another. What survives is arranged by decision instead of by department, with a threshold at which somebody should be told. Expect to end up with a third of the tiles.',
    priceCents: 3200,
    quantity: 55,
    shipping: 0,
    sold: 233,
    createdDaysAgo: 213,
  },
  {
    slug: 'forecast-pre-mortem',
    name: 'Forecast Pre-Mortem',
    description:
      'It is a year from now and your forecast was badly wrong: this prompt explains how. It writes the history of that failure in four versions, from a slow drift to a single bad Tuesday, and works back to the early sign each would have given. Your assumptions get ranges, the model gets two simpler rivals to beat, and the report gets a page that management can read standing up.',
    priceCents: 3900,
    quantity: 42,
    shipping: 0,
    sold: 109,
    createdDaysAgo: 29,
  },
  {
    slug: 'grant-proposal-reviewer-two',
    name: 'Grant Proposal, Reviewer Two',
    description:
      'Meets your proposal with the reviewer everybody fears, while there is time to answer. The full set of prompts runs a panel: a specialist, a neighbour from the next field, a methodologist short of patience and a programme officer with the call in hand. Each writes a report with scores; together they hold the discussion that you never get to hear. You leave with a ranked list of repairs and an hour’s estimate for each.',
    priceCents: 12000,
    quantity: 9,
    shipping: 0,
    sold: 41,
    createdDaysAgo: 5,
  },
]
