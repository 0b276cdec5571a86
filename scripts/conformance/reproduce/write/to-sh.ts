import { splitPointer } from '../../../../mocks/contract/json'
import { packBytes } from '../../http/pack-bytes'
import type { Assertion } from '../../model/assertion'
import type { Answers } from '../answers/answer-forms'
import { jqAnswers } from '../answers/libraries'
import { jqLibrary } from '../assertion/languages/libraries'
import { jqPictures } from '../assertion/languages/picture-libraries'
import { toJq } from '../assertion/languages/to-jq'
import {
  hasPictures,
  isFile,
  type Plan,
  type ScriptBody,
  type Send,
  type Tokenize,
} from '../plan/plan'
import type { Template } from '../values/template'
import type { Encoding } from './describe-variable'
import { shForged } from './libraries/sh-forged'
import { shLibrary } from './libraries/sh-library'
import { shPictures } from './libraries/sh-pictures'
import { quoteTemplate, single, writeJqText } from './sh-text'
import { toHead } from './to-head'

type Quote = (template: Template, encoding?: Encoding) => string

/** The script of a plan for `sh`, with curl and jq. */
export function toSh(plan: Plan, assertion: Assertion): string {
  const quote: Quote = (template, encoding = 'plain') => quoteTemplate(template, plan, encoding)
  const rounds = plan.rounds.map((round) => writeRound(round, quote)).join('\n')
  const used = new Set<string>()
  const asked = new Set<number>()
  const verdict = plan.writeVerdict(
    (compile) => toJq(assertion, compile),
    (id) => {
      asked.add(id)
      return `$a${id}[0]`
    },
    (template) => writeJqText(template, plan, used),
  )
  const files = [...asked].map((id) => ` --slurpfile a${id} "$D/${id}.json"`).join('')
  const cleanUp = plan.cleanUp.map((send) => `  (${writeSend(send, quote)}) >/dev/null 2>&1`)
  const made = plan.made.filter(({ name }) => rounds.includes(`$${name}`) || used.has(name))
  const looks = hasPictures(plan)
  return `#!/bin/sh
${toHead(plan, made, '#')}
set -u
: "\${BASE_URL:=${plan.baseUrl}}"
TIMEOUT=${Math.ceil(plan.timeoutMs / 1000)}
JQ='${[jqLibrary, ...(looks ? [jqPictures] : [])].join('\n')}
'
${[
  shLibrary,
  ...(rounds.includes('$(forged ') ? [shForged] : []),
  ...(looks ? [shPictures] : []),
  writeAnswers(plan.answers),
].join('\n')}
tidy() {
  trap - EXIT
${cleanUp.join('\n')}
  rm -rf "$D"
}
trap 'status=$?; tidy; exit "$status"' EXIT
trap 'exit 130' INT TERM

${made.map(({ name, from }) => (from.kind === 'environment' ? `need ${name} "\${${name}:-}"` : `${name}=${from.prefix}$(random ${from.hexDigits})`)).join('\n')}
${rounds}
${used.size > 0 ? `export ${[...used].join(' ')}\n` : ''}verdict=$(jq -n${files} "$JQ"${single(verdict)}) || stop "jq could not judge the answer"
echo ${single(`expected  ${plan.expected}`)}
${judgedIds(plan)
  .map((id) => `show ${id}`)
  .join('\n')}
if [ "$verdict" = true ]; then echo conforms; exit 0; fi
echo DIFFERS
exit 1
`
}

function writeAnswers(answers: Answers | undefined): string {
  if (!answers) return 'as_contract() { :; }'
  const { forms, cookie } = answers
  return `FORMS=${single(JSON.stringify(forms))}
COOKIE=${single(JSON.stringify(cookie))}
AS_CONTRACT='${jqAnswers}
'
# as_contract ID OPERATION: the answer as the contract has it
as_contract() {
  jq --argjson forms "$FORMS" --argjson cookie "$COOKIE" --arg operation "$2" \\
    "$JQ$AS_CONTRACT"'to_contract($forms; $operation; $cookie)' "$D/$1.json" >"$D/$1.own" ||
    stop "jq could not read the answer"
  mv "$D/$1.own" "$D/$1.json"
}`
}

function judgedIds({ rounds }: Plan): readonly number[] {
  return rounds.flat().flatMap((one) => (one.kind === 'send' && one.isJudged ? [one.id] : []))
}

function writeRound(round: readonly (Send | Tokenize)[], quote: Quote): string {
  const calls = round.map((one) =>
    one.kind === 'send'
      ? writeSend(one, quote)
      : `${one.variable}=$(tokenize "$${one.clientToken}") || exit 2`,
  )
  const lines =
    calls.length === 1
      ? calls
      : [
          ...calls.map((call, index) => `${call} & p${index}=$!`),
          ...calls.map((_, index) => `wait "$p${index}" || exit 2`),
        ]
  const captures = round.flatMap((one) =>
    one.kind === 'send'
      ? one.captures.map(
          ({ variable, at }) =>
            `${variable}=$(take ${one.id} ${one.operation} ${single(JSON.stringify(splitPointer(at)))}) || exit 2`,
        )
      : [],
  )
  const looks = round.flatMap((one) =>
    one.kind === 'send'
      ? one.looks.map(
          (at) => `look ${one.id} ${single(at)} ${single(JSON.stringify(splitPointer(at)))}`,
        )
      : [],
  )
  return [...prepareBodies(round, quote), ...lines, ...captures, ...looks].join('\n')
}

/** Bodies are files: a command line would be too short for some. */
function prepareBodies(round: readonly (Send | Tokenize)[], quote: Quote): readonly string[] {
  return round.flatMap((one) => {
    if (one.kind !== 'send' || !one.body) return []
    if (one.body.kind === 'text') {
      return [`printf %s ${quote(one.body.text, 'json')} >"$D/${one.id}.sent"`]
    }
    return one.body.fields.flatMap(([, value], index) => {
      const file = `"$D/${one.id}.part${index}"`
      if (!isFile(value)) return [`printf %s ${quote(value)} >${file}`]
      const { base64, zeros } = packBytes(value.bytes)
      const lines = base64.match(/.{1,76}/g) ?? []
      return [
        `base64 -d >${file} <<'END'\n${lines.join('\n')}\nEND`,
        ...(zeros > 0 ? [`head -c ${zeros} /dev/zero >>${file}`] : []),
      ]
    })
  })
}

function writeSend(
  { id, operation, method, path, headers, body, wants, unclear, tries }: Send,
  quote: Quote,
): string {
  const parts = [
    ...(tries ? [`again ${tries.atMost} ${tries.withinSeconds} '${tries.until.join(' ')}'`] : []),
    `send ${id} ${operation} '${wants ?? ''}' '${unclear.map((one) => (one === 0 ? '000' : one)).join(' ')}' ${method} ${quote(path, 'uri')}`,
    ...headers.map(
      ([name, value]) => `-H ${quote([{ kind: 'text', text: `${name}: ` }, ...value])}`,
    ),
    ...(body ? writeBody(id, body) : []),
  ]
  return parts.join(' ')
}

function writeBody(id: number, body: ScriptBody): readonly string[] {
  if (body.kind === 'text') {
    return [`-H ${single(`content-type: ${body.mediaType}`)}`, `--data-binary @"$D/${id}.sent"`]
  }
  return body.fields.map(([name, value], index) =>
    isFile(value)
      ? `-F ${single(name)}=@"$D/${id}.part${index}"${single(`;type=${value.mediaType};filename=${value.name}`)}`
      : `-F ${single(name)}='<'"$D/${id}.part${index}"`,
  )
}
