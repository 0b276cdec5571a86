/** What every script in JavaScript needs beside the functions of its assertion. */
export const mjsLibrary = `
class CannotTell extends Error {}

const random = (digits) => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex').slice(0, digits)

const need = (env, name) => {
  if (!env[name]) throw new CannotTell(\`\${name} is not set in the environment\`)
  return env[name]
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const shorten = (text) => (text.length > 400 ? \`\${text.slice(0, 400)}…\` : text)

const createSend = (v, fetch, write, timeoutMs, read = (answer) => answer) => {
  const once = async (method, path, { headers = {}, type, body }) => {
    try {
      const response = await fetch(v.BASE_URL + path, {
        method,
        headers: { accept: 'application/json', ...headers, ...(type ? { 'content-type': type } : {}) },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), cookies: response.headers.getSetCookie(), text }
      try {
        return { ...answer, json: JSON.parse(text), isJson: true }
      } catch {
        return { ...answer, isJson: false }
      }
    } catch (error) {
      return { status: 0, headers: {}, text: \`no answer: \${error.cause?.message ?? error.message}\`, isJson: false }
    }
  }
  return async (operation, method, path, options) => {
    const { wants, unclear = [], tries = 1, within = 0, until = [] } = options
    const start = Date.now()
    let answer = await once(method, path, options)
    let sent = 1
    for (; sent < tries && !until.includes(answer.status); sent += 1) answer = await once(method, path, options)
    if (tries > 1 && !until.includes(answer.status) && Date.now() - start > within * 1000) {
      throw new CannotTell(\`\${tries} requests took longer than \${within} seconds\`)
    }
    for (let waits = 0; waits < 3 && answer.status === 429 && wants === 2; waits += 1) {
      const seconds = Number(answer.headers['retry-after'] ?? 1)
      if (!(seconds <= 60)) break
      await sleep(seconds * 1000)
      answer = await once(method, path, options)
    }
    write(\`  \${operation.padEnd(20)} \${answer.status || 'no answer'}\${tries > 1 ? \`, sent \${sent} times\` : ''}\`)
    const isWrong = wants !== undefined && Math.floor(answer.status / 100) !== wants
    if (isWrong || unclear.includes(answer.status)) {
      throw new CannotTell(\`\${operation} answered \${answer.status}: \${shorten(answer.text)}\`)
    }
    return read(answer, operation)
  }
}

const take = (answer, operation, keys) => {
  const [first] = keys
  const [value] = first.startsWith('#') ? [answer.headers[first.slice(1)] ?? ''] : findIn(answer.json, keys)
  if (typeof value !== 'string') throw new CannotTell(\`\${operation} answered no /\${keys.join('/')}\`)
  return value
}

const show = (write, conforms, expected, judged, answers) => {
  write(\`expected  \${expected}\`)
  for (const id of judged) write(\`got       \${answers[id].status} \${shorten(answers[id].text)}\`)
  write(conforms ? 'conforms' : 'DIFFERS')
}

const toForm = (fields) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const encodePart = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const readClaims = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'))
const altered = (token) => {
  const [header, payload, signature] = token.split('.')
  if (payload) return \`\${header}.\${encodePart({ ...readClaims(token), altered: true })}.\${signature}\`
  const middle = Math.floor(token.length / 2)
  return token.slice(0, middle) + (/a/i.test(token[middle]) ? 'B' : 'A') + token.slice(middle + 1)
}
const resigned = (token) => {
  const [header, payload, signature] = token.split('.')
  return \`\${header}.\${payload}.\${signature[0] === 'A' ? 'B' : 'A'}\${signature.slice(1)}\`
}
const swapped = (token) =>
  token.replace(/[a-z]/gi, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
const unsigned = (token) => \`\${encodePart({ alg: 'none', typ: 'JWT' })}.\${encodePart(readClaims(token))}.\`

const ranges = ['0123456789', 'abcdef', 'ABCDEF', 'ghijkmnpqrstvwxyz', 'GHJKMNPQRSTVWXYZ']
const another = (sign) => {
  const range = ranges.find((one) => one.includes(sign))
  return range?.[(range.indexOf(sign) + 1) % range.length] ?? sign
}
const unknown = (id) => {
  const [, prefix, digits] = /^(\\D*)(\\d{1,9})$/.exec(id) ?? []
  if (digits) return prefix + (digits.length < 6 ? '999999999' : '9'.repeat(digits.length))
  const [longest = ''] = (id.match(/[0-9a-zA-Z]+/g) ?? []).sort((a, b) => b.length - a.length)
  const start = id.lastIndexOf(longest)
  const changed = [...longest.slice(0, 3)].map(another).join('')
  return id.slice(0, start) + changed + id.slice(start + changed.length)
}

const tokenize = async (baseUrl, clientToken, fetch) => {
  const card = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2035' }
  const { clientApiUrl, authorizationFingerprint: fingerprint } = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8'))
  const url = \`\${new URL(clientApiUrl, baseUrl).href}/v1/payment_methods/credit_cards\`
  const forms = [
    [{}, { authorizationFingerprint: fingerprint, creditCard: card }],
    [{ authorization: \`Bearer \${fingerprint}\` }, card],
  ]
  for (const [headers, body] of forms) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const made = await response.json().catch(() => ({}))
    const nonce = (made.creditCards?.[0] ?? made.paymentMethod)?.nonce
    if (nonce) return nonce
  }
  throw new CannotTell('the payment provider gave no nonce')
}
`.trim()
