import { splitPointer } from '../../../../mocks/contract/json'
import { packBytes } from '../../http/pack-bytes'
import type { Assertion } from '../../model/assertion'
import type { Answers } from '../answers/answer-forms'
import { jsAnswers } from '../answers/libraries'
import { jsLibrary } from '../assertion/languages/libraries'
import { jsPictures } from '../assertion/languages/picture-libraries'
import { toJs } from '../assertion/languages/to-js'
import {
  hasPictures,
  isFile,
  type Plan,
  type ScriptBody,
  type Send,
  type Tokenize,
} from '../plan/plan'
import { hasHeaderLeaf, type Template } from '../values/template'
import type { Encoding } from './describe-variable'
import { mjsForged } from './libraries/mjs-forged'
import { mjsLibrary } from './libraries/mjs-library'
import { mjsPictures } from './libraries/mjs-pictures'
import { toLiteral } from './mjs-text'
import { toHead } from './to-head'

/** The script of a plan as a module for Node 20 and later, without dependencies. */
export function toMjs(plan: Plan, assertion: Assertion): string {
  const quote = (template: Template, encoding: Encoding = 'plain') =>
    toLiteral(template, plan, encoding)
  const writeSend = (send: Send) => writeCall(send, quote)
  const rounds = plan.rounds.map((round) => writeRound(round, writeSend))
  const verdict = plan.writeVerdict(
    (compile) => toJs(assertion, compile),
    (id) => `answers[${id}]`,
    quote,
  )
  const judged = plan.rounds
    .flat()
    .flatMap((one) => (one.kind === 'send' && one.isJudged ? [one.id] : []))
  const cleanUp = plan.cleanUp.map((send) => `    await ${writeSend(send)}.catch(() => undefined)`)
  const body = [
    ...rounds,
    `    const conforms = ${verdict}`,
    `    show(write, conforms, ${JSON.stringify(plan.expected)}, ${JSON.stringify(judged)}, answers)`,
    '    return conforms ? 0 : 1',
  ].join('\n')
  const made = plan.made.filter(({ name }) => body.includes(`v.${name}`))
  const forges = body.includes('${forged(')
  const looks = hasPictures(plan)
  return `#!/usr/bin/env node
${toHead(plan, made, '//')}
${forges ? "import { createHmac } from 'node:crypto'\n" : ''}import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

${jsLibrary}
${[
  mjsLibrary,
  ...(forges ? [mjsForged] : []),
  ...(looks ? [jsPictures, mjsPictures] : []),
  plan.answers ? writeAnswers(plan.answers) : '',
].join('\n')}
/** Resolves to 0 when the service conforms, 1 when it differs, 2 when that can't be told. */
export async function main(env = process.env, fetch = globalThis.fetch, write = console.log) {
  const answers = {}
  const v = { BASE_URL: env.BASE_URL || ${JSON.stringify(plan.baseUrl)} }
  const send = createSend(v, fetch, write, ${plan.timeoutMs}${plan.answers ? ', toContract' : ''})
${looks ? `  const look = createLook(v, fetch, write, ${plan.timeoutMs})\n` : ''}  try {
${made.map((value) => `    v.${value.name} = ${value.from.kind === 'environment' ? `need(env, '${value.name}')` : `'${value.from.prefix}' + random(${value.from.hexDigits})`}`).join('\n')}
${body}
  } catch (error) {
    if (!(error instanceof CannotTell)) throw error
    write(\`can't be told: \${error.message}\`)
    return 2
  }${cleanUp.length > 0 ? ` finally {\n    // Best effort: what was made is taken back.\n${cleanUp.join('\n')}\n  }` : ''}
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  process.exitCode = await main()
}
`
}

function writeAnswers({ forms, cookie }: Answers): string {
  return `
/** How the service's answers become the contract's. */
const forms = ${JSON.stringify(forms)}
const cookie = ${JSON.stringify(cookie)}
${jsAnswers}
`
}

function writeRound(
  round: readonly (Send | Tokenize)[],
  writeSend: (send: Send) => string,
): string {
  const calls = round.map((one) =>
    one.kind === 'send' ? writeSend(one) : `tokenize(v.BASE_URL, v.${one.clientToken}, fetch)`,
  )
  const targets = round.map((one) =>
    one.kind === 'send' ? `answers[${one.id}]` : `v.${one.variable}`,
  )
  const lines =
    round.length === 1
      ? [`    ${targets[0]} = await ${calls[0]}`]
      : [
          `    ;[${targets.join(', ')}] = await Promise.all([`,
          ...calls.map((call) => `      ${call},`),
          '    ])',
        ]
  const captures = round.flatMap((one) =>
    one.kind === 'send'
      ? one.captures.map(
          ({ variable, at }) =>
            `    v.${variable} = take(answers[${one.id}], '${one.operation}', ${JSON.stringify(splitPointer(at))})`,
        )
      : [],
  )
  const looks = round.flatMap((one) => (one.kind === 'send' ? writeLooks(one) : []))
  return [...lines, ...captures, ...looks].join('\n')
}

function writeLooks({ id, looks }: Send): readonly string[] {
  if (looks.length === 0) return []
  const pictures = looks.map(
    (at) =>
      `${JSON.stringify(at)}: await look(answers[${id}], ${JSON.stringify(splitPointer(at))})`,
  )
  return [`    answers[${id}].pictures = { ${pictures.join(', ')} }`]
}

function writeCall(
  { operation, method, path, headers, body, wants, unclear, tries }: Send,
  quote: (template: Template, encoding?: Encoding) => string,
): string {
  const options = [
    ...(wants === undefined ? [] : [`wants: ${wants}`]),
    ...(tries
      ? [
          `tries: ${tries.atMost}, within: ${tries.withinSeconds}, until: [${tries.until.join(', ')}]`,
        ]
      : []),
    ...(unclear.length === 0 ? [] : [`unclear: [${unclear.join(', ')}]`]),
    ...(headers.length === 0
      ? []
      : [
          `headers: { ${headers.map(([name, value]) => writeHeader(name, value, quote)).join(', ')} }`,
        ]),
    ...(body ? [writeBody(body, quote)] : []),
  ]
  return `send('${operation}', '${method}', ${quote(path, 'uri')}, { ${options.join(', ')} })`
}

/** What comes from a header of another answer is left out where that has none, as curl leaves out what is empty. */
function writeHeader(name: string, value: Template, quote: (template: Template) => string): string {
  const header = `${JSON.stringify(name)}: ${quote(value)}`
  return hasHeaderLeaf(value) ? `...(${quote(value)} && { ${header} })` : header
}

function writeBody(
  body: ScriptBody,
  quote: (template: Template, encoding?: Encoding) => string,
): string {
  if (body.kind === 'text') {
    return `type: ${JSON.stringify(body.mediaType)}, body: ${quote(body.text, 'json')}`
  }
  const fields = body.fields.map(([name, value]) => {
    if (!isFile(value)) return `[${JSON.stringify(name)}, ${quote(value)}]`
    const { base64, zeros } = packBytes(value.bytes)
    const bytes = `Buffer.concat([Buffer.from('${base64}', 'base64'), Buffer.alloc(${zeros})])`
    return `[${JSON.stringify(name)}, new File([${bytes}], ${JSON.stringify(value.name)}, { type: ${JSON.stringify(value.mediaType)} })]`
  })
  return `body: toForm([${fields.join(', ')}])`
}
