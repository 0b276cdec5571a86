import type { Collected } from '../findings/collect-findings'
import { isTestNonce } from '../http/mask'
import type { CheckContext } from '../model/check-context'
import type { Finding } from '../model/report'
import { createScriptWriter } from '../reproduce/create-scripts'
import { createWire } from '../wire/create-wire'
import type { RunOptions } from './create-run'

/** Gives each finding the scripts that show it again, or says why there are none. */
export function addScripts(
  { findings, all }: Pick<Collected, 'findings' | 'all'>,
  { client, identity }: CheckContext,
  options: RunOptions,
): readonly Finding[] {
  const { contract, baseUrl, timeoutMs, nonce, admin, map, people, tokenHeader } = options
  // One of its own: what a script sends is no call of the run.
  const { toService } = createWire(contract, baseUrl, options)
  const names = people?.persons.map(({ name }) => name) ?? []
  const writeScripts = createScriptWriter({
    contract,
    baseUrl,
    timeoutMs,
    tag: identity.tag,
    nonces: nonce === undefined || isTestNonce(nonce) ? [] : [nonce],
    exchanges: client.exchanges,
    found: all,
    ...(people
      ? { tokens: people.issued().map(([token, index]) => [token, names[index] ?? ''] as const) }
      : {}),
    ...(tokenHeader ? { tokenHeader } : {}),
    ...(map ? { map } : {}),
    toService,
    ...(admin ? { admin } : {}),
  })
  return findings.map((finding, index) => {
    const place = String(index + 1).padStart(3, '0')
    return { ...finding, ...writeScripts(finding, `${place}-${finding.operation}-${finding.rule}`) }
  })
}
