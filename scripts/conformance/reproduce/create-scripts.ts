import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import type { Finding, Scripts } from '../model/report'
import type { TokenHeader } from '../wire/token-header'
import { createPlan, type RunFacts } from './plan/create-plan'
import { listNamed } from './plan/read-assertion'
import { addMissing } from './slice/add-missing'
import { listTexts } from './values/list-texts'
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
  /** How tokens travel; as bearer tokens when left out. */
  readonly tokenHeader?: TokenHeader
}

/** A whole token: one that the run has forged with a secret that it guessed. */
const JWT = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20}/

/**
 * Creates the function that writes the scripts of a finding of the run; `undefined` for one without an assertion, or
 * that needs a token which a script must not hold.
 */
export function createScriptWriter(
  run: RunRecord,
): (finding: Finding, name: string) => Scripts | undefined {
  let known: RunFacts | undefined
  return (finding, name) => {
    const { assertion } = finding
    if (!assertion) return undefined
    const exchange = finding.exchange ?? listNamed(assertion)[0]
    if (!exchange) return undefined
    known ??= learn(run)
    const plan = createPlan(finding, exchange, assertion, known)
    const scripts = { name, sh: toSh(plan, assertion), mjs: toMjs(plan, assertion) }
    return JWT.test(scripts.sh) ? undefined : scripts
  }
}

/** Only a run with findings needs it. */
function learn(run: RunRecord): RunFacts {
  const { contract, baseUrl, timeoutMs, tag, tokenHeader } = run
  const exchanges = addMissing(run.exchanges, contract, baseUrl, tag)
  const recording = createRecording(exchanges)
  const texts = exchanges.flatMap(({ request }) => listTexts(request))
  const made = listMadeValues(run, texts)
  const resolve = createResolve(recording, made)
  const sends = tokenHeader ? { tokenHeader } : {}
  return { contract, baseUrl, timeoutMs, recording, made, resolve, ...sends }
}
