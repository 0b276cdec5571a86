type Sentences = readonly [string, ...string[]]

/** First sentences; {subject}, {form} and {audience} are filled in. */
export const openings: Sentences = [
  'From a blank page to the finished {subject}: this {form} walks {audience} through it.',
  'Made with {audience} in mind: one {form} for every {subject} that has to be done by Friday.',
  'Where most advice on the {subject} ends, this {form} for {audience} begins.',
  'Bring the {subject} in any state; this {form} shows {audience} what it still needs.',
  'Three passes over one {subject}, set out as one {form} that {audience} can leave at any time.',
  'Asks {audience} the ten questions about the {subject} that are usually asked too late.',
  'Half {form}, half sparring partner, for {audience} with one more {subject} on their hands.',
  'The {subject}, one small step at a time: this {form} is for {audience} who would rather begin.',
]

/** What the buyer provides. */
export const inputs: Sentences = [
  'You paste what you have and say who will read it.',
  'Two examples that you like and one that you dislike are enough to start.',
  'It begins with a short interview and keeps your answers for the next time.',
  'Rough notes will do, also in a mixture of languages.',
  'Tell it the time that you have, the tools at hand and what must not happen.',
  'All it needs is a photograph or a table, and a sentence about the purpose.',
  'Choose a tone and a length; everything else can be left open.',
  'Enter the facts first and your opinion of them last.',
]

/** What the buyer receives. */
export const outputs: Sentences = [
  'Back comes a draft with its weak spots marked, strongest part first.',
  'The answer has three versions, with the reason for every difference.',
  'You receive a plan for the week, with one task a day and a day off.',
  'What you get fits on one page and names the sources of each claim.',
  'Each round ends with a decision, so that no question comes up twice.',
  'The result is plain text that any editor opens.',
  'At the end you hold a checklist of your own, no longer than it has to be.',
  'It returns a table to work through and a summary to pass on.',
]

/** Last sentences. */
export const closings: Sentences = [
  'Guesses are always marked as guesses.',
  'It works with every large model and with most small ones.',
  'A sample conversation is included.',
  'Nothing is invented to please you.',
  'Revised twice a year; updates are part of the price.',
  'It stops when the work is good enough and says so.',
  'Written and tested in ordinary working weeks.',
  'Questions are answered by the person who wrote it.',
]
