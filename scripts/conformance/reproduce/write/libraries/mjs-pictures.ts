import { LOOPBACK, MOST_REDIRECTS } from '../../../checks/photos/picture-address'

/** What a script in JavaScript needs to load pictures as a page does. */
export const mjsPictures = `
const isOwnMachine = ({ hostname }) => new RegExp(${JSON.stringify(LOOPBACK)}).test(hostname)

const toAddress = (data, origin) => {
  if (typeof data !== 'string' || !URL.canParse(data, \`\${origin}/\`)) return undefined
  const address = new URL(data, \`\${origin}/\`)
  const isElsewhere = isOwnMachine(address) && !isOwnMachine(new URL(origin))
  return /^(https?|data):$/.test(address.protocol) && !isElsewhere ? address : undefined
}

const loadPicture = async (address, origin, fetch, timeoutMs) => {
  const nothing = Buffer.alloc(0)
  if (address?.protocol === 'data:') {
    return Buffer.from(await globalThis.fetch(address).then((response) => response.arrayBuffer(), () => nothing))
  }
  let at = address
  let got = ''
  try {
    for (let count = 0; at; count += 1) {
      const response = await fetch(at.href, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      const location = response.headers.get('location')
      const isMoved = response.status >= 300 && response.status < 400 && location !== null
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      got = String(response.status)
      if (!isMoved || count === ${MOST_REDIRECTS}) break
      at = new URL(location, at)
    }
  } catch (error) {
    got = error.cause?.message ?? error.message
  }
  // It may serve the shop's own pages alone.
  if (at && at.origin !== origin) throw new CannotTell(\`the picture is on another machine: \${got}\`)
  return nothing
}

const createLook = (v, fetch, write, timeoutMs) => async (answer, keys) => {
  const { origin } = new URL(v.BASE_URL)
  const bytes = await loadPicture(toAddress(findIn(answer.json, keys)[0], origin), origin, fetch, timeoutMs)
  const hex = bytes.toString('hex')
  write(\`  \${'picture'.padEnd(20)} \${bytes.length} bytes from \${hex.slice(0, 24)}\`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return { hex, sha256: Buffer.from(digest).toString('hex') }
}
`.trim()
