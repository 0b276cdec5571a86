import type { Exchange } from '../http/exchange'
import { isTestNonce } from '../http/mask'
import type { Finding } from '../model/report'
import type { World } from '../model/world'
import { createScriptWriter } from '../reproduce/create-scripts'
import type { RunOptions } from './create-run'

/** Gives each finding the scripts that show it again, where its difference can be told as data. */
export function addScripts(
  findings: readonly Finding[],
  { client, identity }: World,
  { contract, baseUrl, timeoutMs, nonce, admin, map, people, tokenHeader }: RunOptions,
): readonly Finding[] {
  // A script does not know what was mended.
  if (map || client.exchanges.some(isMendedAnswer)) return findings
  const names = people?.persons.map(({ name }) => name) ?? []
  const writeScripts = createScriptWriter({
    contract,
    baseUrl,
    timeoutMs,
    tag: identity.tag,
    nonces: nonce === undefined || isTestNonce(nonce) ? [] : [nonce],
    exchanges: client.exchanges,
    ...(people
      ? { tokens: people.issued().map(([token, index]) => [token, names[index] ?? ''] as const) }
      : {}),
    ...(tokenHeader ? { tokenHeader } : {}),
    ...(admin ? { admin } : {}),
  })
  return findings.map((finding, index) => {
    const place = String(index + 1).padStart(3, '0')
    const scripts = writeScripts(finding, `${place}-${finding.operation}-${finding.rule}`)
    return scripts ? { ...finding, scripts } : finding
  })
}

/** Whether an answer is not as the service gave it: a script could not read it. */
export function isMendedAnswer({ wire, text }: Exchange): boolean {
  return wire !== undefined && wire.text !== text
}
