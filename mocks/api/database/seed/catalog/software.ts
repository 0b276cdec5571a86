import type { CatalogEntry } from './seed-product'

export const software: readonly CatalogEntry[] = [
  {
    slug: 'regex-tailor',
    name: 'Regex Tailor',
    description:
      'Give it strings that must match and strings that must not; get a pattern that fits. Alongside the expression comes a reading of it piece by piece, a version for each of six engines where they differ, and a warning if some input could make it run for minutes. Paste a pattern of your own to have it taken in at the waist. You will still want tests, so it writes those as well.',
    priceCents: 500,
    quantity: 500,
    shipping: 0,
    sold: 2105,
    createdDaysAgo: 483,
  },
  {
    slug: 'calm-code-review',
    name: 'Calm Code Review',
    description:
      'Reviews a diff like a senior colleague with time on their hands and no axe to grind. Comments come in three kinds, must, could and question, and there are never more than seven, because an eighth would not be read. Each “must” shows the input that breaks the code. Praise appears only where something is worth copying. Works with any language you can paste, and with a team’s own rules if you add them.',
    priceCents: 1900,
    quantity: 220,
    shipping: 0,
    sold: 1480,
    createdDaysAgo: 371,
  },
  {
    slug: 'commit-historian',
    name: 'Commit Message Historian',
    description:
      'Writes the commit message that somebody will be grateful for three years from now. Paste the staged diff and the ticket. Subject in the imperative, body with the reason, the alternatives that were dropped and the part that looks wrong but is right. If the diff holds two thoughts it suggests where to cut. Free, since good history helps everyone who comes after.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 1875,
    createdDaysAgo: 299,
  },
  {
    slug: 'query-plan-explainer',
    name: 'Query Plan Explainer',
    description:
      'Explains a database’s query plan in sentences, slowest step first. Feed it the output of EXPLAIN ANALYZE together with the table definitions. It points at the estimate that went wrong, shows which index would change the order of steps and what that index costs on every write, and says so if the query is as fast as it will get. Covers PostgreSQL, MySQL and SQLite.',
    priceCents: 2400,
    quantity: 95,
    shipping: 0,
    sold: 402,
    createdDaysAgo: 211,
  },
  {
    slug: 'edge-case-hunter',
    name: 'Edge Case Hunter',
    description:
      'Hunts for the inputs you did not think of, then writes a failing test for each. The hunt follows a map: empty, huge, doubled, reversed, out of order, in another alphabet, on 29 February, during the hour that daylight saving skips. You get only cases that the code in front of it handles badly, with the line that is to blame. Bring a function and, if there is one, its specification.',
    priceCents: 2999,
    quantity: 130,
    shipping: 0,
    sold: 697,
    createdDaysAgo: 155,
  },
  {
    slug: 'old-codebase-map',
    name: 'Map of an Old Codebase',
    description:
      'For the first week in a repository that nobody who still works here has written. A series of eleven prompts walks from the build scripts inward: entry points, data that outlives a restart, the modules everybody imports, the ones nobody dares to touch. Along the way it draws a map in plain text, with a legend of risks and a list of questions to ask in person. Works from pasted file lists and excerpts, so the code itself can stay where it is.',
    priceCents: 8900,
    quantity: 25,
    shipping: 0,
    sold: 143,
    createdDaysAgo: 91,
  },
  {
    slug: 'naming-things',
    name: 'Naming Things: API Edition',
    description:
      'Names for endpoints, fields and errors that mean the same on both ends of the wire. Tell it what the thing does, what it must not be mistaken for and which names exist already. Out comes a short list with the reading each name invites, its plural, its opposite, and the support question that it would cause. It has firm opinions about “data”, “info” and “manager”.',
    priceCents: 1000,
    quantity: 180,
    shipping: 0,
    sold: 334,
    createdDaysAgo: 123,
  },
  {
    slug: 'incident-report-without-blame',
    name: 'Incident Report Without Blame',
    description:
      'Chat log, graphs and a tired team go in; a fair report of the outage comes out. The timeline is in one time zone, every statement carries its evidence, and people appear by role. Instead of a single root cause it describes what made the failure possible, what made it worse and what stopped it. The follow-ups are few, owned and dated, and one of them is always about noticing sooner.',
    priceCents: 3000,
    quantity: 60,
    shipping: 0,
    sold: 219,
    createdDaysAgo: 35,
  },
  {
    slug: 'types-one-file-at-a-time',
    name: 'Types, One File at a Time',
    description:
      'Moves an untyped JavaScript project to strict TypeScript without stopping the work on it. The prompt picks the order by import depth, converts one file per round and explains each type it had to guess. Casts are counted and shown, so you can watch the number fall. It never touches behaviour: where a type reveals a bug, the bug gets a note and stays for you to decide.',
    priceCents: 4000,
    quantity: 85,
    shipping: 0,
    sold: 508,
    createdDaysAgo: 251,
  },
  {
    slug: 'accessible-component-audit',
    name: 'Accessible Component Audit',
    description:
      'Audits one component at a time: keyboard, names, contrast, focus, zoom and motion. Paste the markup, the styles and a line on what it is for. Findings quote the success criterion they rest on, describe who is shut out and in which situation, and end with corrected code. A short script for a five-minute check with a screen reader is included, written for people who have never used one.',
    priceCents: 5900,
    quantity: 40,
    shipping: 0,
    sold: 186,
    createdDaysAgo: 67,
  },
  {
    slug: 'error-messages-people-can-use',
    name: 'Error Messages People Can Use',
    description:
      'Replaces “Something went wrong” by what happened, whose turn it is and what to do next. Upload your list of messages, codes and the places where they appear. It sorts out those that only a developer can act on, rewrites the rest in your tone within the space there is, and keeps the placeholders intact for translation. A style sheet of twelve rules comes with it.',
    priceCents: 999,
    quantity: 1,
    shipping: 0,
    sold: 761,
    createdDaysAgo: 3,
  },
]
