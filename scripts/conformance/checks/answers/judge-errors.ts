import { asObject } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Difference } from '../../model/errors'

/** What programs, databases and their drivers say to programmers. */
const FOR_PROGRAMMERS: readonly RegExp[] = [
  // Stack traces of JavaScript, Java, Python, Go, PHP and Ruby.
  /\n\s+at \S+.*[:(]|^Traceback \(most recent call last\)|^goroutine \d+ \[|\n#\d+ \/|\.rb:\d+:in /m,
  // MongoDB and Mongoose.
  /\bE11000 duplicate key\b|\bCast to ObjectId failed\b|\bMongo(?:Server|Network)?Error\b/,
  // SQL.
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bviolates (?:unique|foreign key|check|not-null) constraint\b/,
  /\bDuplicate entry '.*' for key\b|\bSQLITE_[A-Z]+\b|\bUNIQUE constraint failed\b/,
  /\b(?:SELECT .+ FROM|INSERT INTO|UPDATE .+ SET) .*[`"(=]/,
  // Languages and frameworks.
  /\bCannot read propert(?:y|ies) of (?:undefined|null)\b|\bis not a function\b/,
  /\bNullPointerException\b|\bjava\.lang\.|\bNoMethodError\b|\bIlluminate\\|\bPrismaClient\w+Error\b/,
  // What Perl puts behind every message, and its drivers of databases before theirs.
  / at (?:\S+\.p[lm]|\/\S+) line \d+|\bDBD::\w+::/,
  /\bruntime error: (?:invalid memory address|index out of range)\b/,
]

/** The difference of an error that is no sentence for people. */
export function judgeErrors(exchange: Exchange): Difference | undefined {
  const { json, request, status } = exchange
  if (status < 400) return undefined
  const { error, message } = asObject(json)
  const key = typeof error === 'string' ? 'error' : 'message'
  const sentence = key === 'error' ? error : message
  if (typeof sentence !== 'string') return undefined
  const found = FOR_PROGRAMMERS.find((pattern) => pattern.test(sentence))
  if (!found) return undefined
  return {
    rule: 'plain-error',
    operation: request.operation,
    pointer: '/components/schemas/Error/properties/error',
    expected: 'a sentence for people',
    got: sentence.length > 160 ? `${sentence.slice(0, 160)}…` : sentence,
    cause: 'The error of a program goes to the client, with what it tells of the program.',
    exchange,
    assertion: {
      of: 'values',
      at: `/${key}`,
      test: { kind: 'none', value: { matches: found.source } },
    },
  }
}
