type Environment = Readonly<Record<string, string | undefined>>

/** What to do when a proxy is set that Node does not use; `undefined` when none is meant for the address. */
export function describeProxy(environment: Environment, baseUrl: string): string | undefined {
  const { protocol, hostname } = new URL(baseUrl)
  const name = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY'
  const isSet = Boolean(environment[name] ?? environment[name.toLowerCase()])
  const without = environment['NO_PROXY'] ?? environment['no_proxy'] ?? ''
  if (!isSet || isExempt(hostname, without) || environment['NODE_USE_ENV_PROXY'] === '1') {
    return undefined
  }
  return `${name} is set, and Node uses it only with NODE_USE_ENV_PROXY=1, from Node 22.21 and 24 on (this is ${process.versions.node}). Without: name the host in NO_PROXY, or run the check beside the service.`
}

function isExempt(hostname: string, without: string): boolean {
  return without
    .split(/[,\s]+/)
    .map((entry) => entry.replace(/^\*?\./, '').replace(/:\d+$/, ''))
    .some((entry) => entry === '*' || hostname === entry || hostname.endsWith(`.${entry || '*'}`))
}
