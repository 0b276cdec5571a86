import type { Contract } from '../contract/read-contract'
import type { Exchange, SentRequest } from '../http/exchange'
import type { ServiceMap } from '../map/service-map'
import type { Finding } from '../model/report'
import type { TokenHeader } from '../wire/token-header'
import { createPlan, type RunFacts } from './plan/create-plan'
import { listJudgedByStatus, listNamed } from './plan/read-assertion'
import { addMissing } from './slice/add-missing'
import { listSentTexts } from './values/list-texts'
import { listMadeValues, type OwnFacts } from './values/made-values'
import { createRecording } from './values/recording'
import { createResolve } from './values/resolve'
import { toMjs } from './write/to-mjs'
import { toSh } from './write/to-sh'

/** What the scripts of a run's findings are made from. */
export interface RunRecord extends OwnFacts {
  readonly contract: Contract
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly exchanges: readonly Exchange[]
  /** Everything that differed, whichever finding it belongs to. */
  readonly found: readonly Pick<Finding, 'assertion' | 'exchange'>[]
  /** How tokens travel; as bearer tokens when left out. */
  readonly tokenHeader?: TokenHeader
  /** Where the service has what the contract has, when that is elsewhere. */
  readonly map?: ServiceMap
  /** A request as the service has it. */
  toService(request: SentRequest): SentRequest
}

/** A whole token: one that the run has forged with a secret that it guessed. */
const JWT = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20}/

/** The scripts of a finding, or why it has none, in a sentence. */
export type Written = Required<Pick<Finding, 'scripts'>> | Required<Pick<Finding, 'unshown'>>

const UNSENT = { unshown: 'No request shows it.' }
const SECRET = {
  unshown: 'A script would have to hold a token or a secret of this run, which no file may.',
}

/** Creates the function that writes the scripts of a finding of the run. */
export function createScriptWriter(run: RunRecord): (finding: Finding, name: string) => Written {
  let known: RunFacts | undefined
  return (finding, name) => {
    const { assertion, unshown } = finding
    if (!assertion) return unshown === undefined ? UNSENT : { unshown }
    const exchange = finding.exchange ?? listNamed(assertion)[0]
    if (!exchange) return UNSENT
    known ??= learn(run)
    const plan = createPlan(finding, exchange, assertion, known)
    const scripts = { name, sh: toSh(plan, assertion), mjs: toMjs(plan, assertion) }
    const secrets = [
      ...known.recording.tokens,
      ...known.made.flatMap(({ text, from }) => (from.kind === 'environment' ? [text] : [])),
    ]
    return JWT.test(scripts.sh) || holdsAny(scripts.sh, secrets) ? SECRET : { scripts }
  }
}

/** A shorter one could be part of any word. */
const SHORTEST_SECRET = 12

function holdsAny(script: string, secrets: readonly string[]): boolean {
  return secrets.some((one) => one.length >= SHORTEST_SECRET && script.includes(one))
}

/** Only a run with findings needs it. */
function learn(run: RunRecord): RunFacts {
  const { contract, baseUrl, timeoutMs, tokenHeader, map } = run
  const exchanges = addMissing(run.exchanges, run)
  const recording = createRecording(exchanges)
  const texts = exchanges.flatMap(listSentTexts)
  const made = listMadeValues(run, texts)
  const resolve = createResolve(recording, made)
  const form = { ...(tokenHeader ? { tokenHeader } : {}), ...(map ? { map } : {}) }
  const refusable = new Set(
    run.found.flatMap(({ assertion, exchange }) =>
      assertion && exchange ? listJudgedByStatus(assertion, exchange) : [],
    ),
  )
  return { contract, baseUrl, timeoutMs, recording, made, resolve, refusable, ...form }
}
