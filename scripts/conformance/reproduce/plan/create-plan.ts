import { readPointer } from '../../../../mocks/contract/json'
import { TOKENIZE } from '../../checks/money/fresh-nonce'
import type { Contract } from '../../contract/read-contract'
import type { Exchange } from '../../http/exchange'
import type { ServiceMap } from '../../map/service-map'
import type { Assertion } from '../../model/assertion'
import type { Finding } from '../../model/report'
import { rules } from '../../model/rules'
import { cookieOf, type TokenHeader } from '../../wire/token-header'
import { createAnswers } from '../answers/answer-forms'
import { listCompanions } from '../slice/list-companions'
import { isWrite } from '../slice/records'
import { selectExchanges } from '../slice/select-exchanges'
import { listSentTexts } from '../values/list-texts'
import type { MadeValue } from '../values/made-values'
import type { Recording } from '../values/recording'
import type { Resolve } from '../values/resolve'
import { listLeavesOf } from '../values/template'
import { createCleanUp } from './create-clean-up'
import { listClientTokens, listUnclear, toRounds, toSend, toTokenize } from './make-moves'
import { createVariables } from './name-variables'
import type { Capture, Plan, Send, Tokenize } from './plan'
import {
  countRecords,
  findTries,
  listExchanges,
  listJudgedByStatus,
  listPictures,
  listTextsOf,
  listWantedStatuses,
} from './read-assertion'
import { toPathTemplate } from './write-request'

/** What is known of a run. */
export interface RunFacts {
  readonly contract: Contract
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly recording: Recording
  readonly made: readonly MadeValue[]
  readonly resolve: Resolve
  /** Of what another finding is about the status: a repaired service may refuse it. */
  readonly refusable: ReadonlySet<Exchange>
  /** How tokens travel; as bearer tokens when left out. */
  readonly tokenHeader?: TokenHeader
  /** Where the service has what the contract has, when that is elsewhere. */
  readonly map?: ServiceMap
}

/** Plans the script of a finding: what is sent, in which order, and what the answer must satisfy. */
export function createPlan(
  finding: Pick<Finding, 'check' | 'step' | 'operation' | 'rule' | 'expected'>,
  exchange: Exchange,
  assertion: Assertion,
  facts: RunFacts,
): Plan {
  const { baseUrl, contract, recording, timeoutMs, resolve, refusable, tokenHeader, map } = facts
  // Of one person there may have been several tokens, one after the other.
  const made = [...new Map(facts.made.map((one) => [one.name, one])).values()]
  const step = `${finding.check} › ${finding.step}`
  const compared = listExchanges(assertion, exchange)
  const last = Math.max(...compared.map(({ number }) => number))
  const judged = exchange.number <= last ? [...new Set([...compared, exchange])] : compared
  const texts = listTextsOf(assertion)
  const records = countRecords(assertion)
  const companions = listCompanions(compared, recording.exchanges, listWantedStatuses(assertion))
  const question = { contract, recording, resolve, step, judged, companions, texts, records }
  const selected = selectExchanges(question)
  const isTogether = (one: Exchange) => one.step === step || companions.includes(one)
  const ids = new Map(selected.map(({ number }, index) => [number, index + 1]))

  const needed = [
    ...selected.flatMap((one) => listSentTexts(one).map((text) => [text, one.number] as const)),
    ...texts.map((text) => [text, last] as const),
  ].flatMap(([text, before]) => listLeavesOf(resolve(text, before)))
  const variables = createVariables(['BASE_URL', ...made.map(({ name }) => name)])
  for (const leaf of [...needed, ...selected.flatMap((one) => listClientTokens(one, selected))])
    variables.nameOf(leaf)

  const byStatus = listJudgedByStatus(assertion, exchange)
  // Which of several at once comes first differs from run to run.
  const rivals = toRounds(selected, selected, isTogether).flatMap((round) =>
    round.length > 1 ? round : [],
  )
  const isUnsure = (one: Exchange) => rivals.includes(one) || refusable.has(one)
  const prepared = selected.filter((one) => !compared.includes(one) && !isUnsure(one))
  // By its id a product is deleted again.
  for (const one of prepared.filter(hasCreatedProduct))
    variables.nameOf({ exchange: one, at: CREATED_ID })
  // A read that nothing is taken from may be answered otherwise by a repaired service.
  const isBuiltOn = (one: Exchange, captures: readonly Capture[]) => {
    const changesShop = isWrite(one) && !isUnsure(one)
    return Math.floor(one.status / 100) === 2 && (changesShop || captures.length > 0)
  }
  const moves = selected.map((one): Send | Tokenize => {
    if (one.request.operation === TOKENIZE) return toTokenize(one, selected, variables)
    const isCompared = compared.includes(one)
    const hundreds = Math.floor(one.status / 100)
    const captures = variables.of(one)
    const isWanted = !byStatus.includes(one) && (isCompared || isBuiltOn(one, captures))
    const tries = findTries(assertion, one, exchange)
    return {
      ...toSend(one, { baseUrl, resolve, ...(tokenHeader ? { tokenHeader } : {}) }),
      id: ids.get(one.number) ?? 0,
      captures,
      looks: listPictures(assertion, one, exchange),
      ...(tries ? { tries } : {}),
      isJudged: isCompared,
      unclear: isCompared ? listUnclear(one, assertion) : [],
      ...(isWanted ? { wants: hundreds } : {}),
    }
  })
  const creations = selected.flatMap((one, index) => {
    const send = moves[index]
    if (send?.kind !== 'send' || send.operation !== 'createProduct') return []
    const path = toPathTemplate(one.request.url, baseUrl, (text) => resolve(text, one.number))
    return [{ send, path }]
  })
  const operations = [...new Set(selected.map(({ request }) => request.operation))]
  const answers = createAnswers(operations, contract, map, tokenHeader && cookieOf(tokenHeader))
  return {
    title: `${finding.operation} · ${finding.rule}`,
    about: [rules[finding.rule].promise, step],
    expected: finding.expected,
    baseUrl,
    timeoutMs,
    made,
    rounds: toRounds(selected, moves, isTogether),
    cleanUp: createCleanUp(
      creations,
      map?.calls.get('deleteProduct') ?? contract.operation('deleteProduct'),
    ),
    ...(answers ? { answers } : {}),
    nameOf: variables.nameOf,
    writeVerdict: (write, answer, text) =>
      write({
        answer: (one = exchange) => answer(ids.get(one.number) ?? 0),
        text: (value) => text(resolve(value, last)),
      }),
  }
}

const CREATED_ID = '/data/_id'

function hasCreatedProduct({ request, status, json }: Exchange): boolean {
  const isCreation = request.operation === 'createProduct' && status < 300
  return isCreation && typeof readPointer(json, CREATED_ID) === 'string'
}
