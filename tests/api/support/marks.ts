import { createHash } from 'node:crypto'

/** What a person types or is given, each in a form that is found again, with what escaping changes in it. */
export const marks = {
  name: 'Nell "7Q" Mårk',
  email: 'nell+7q@private-mark.example',
  password: 'pass-mark 7Q&"word"',
  newPassword: 'next-mark 7Q&"word"',
  address: '7 Mark-Lane\nFlat "7Q", Märktown',
  nonce: 'nonce-mark-7q',
  transaction: 'txn-mark-7q',
  search: 'search-mark-7q',
  title: 'Title-mark "7Q"',
  picture: 'picture-mark-7q',
} as const

/** The first of the texts that is found in what was written, in whichever form it was written there. */
export function findMark(written: string, secrets: readonly string[]): string | undefined {
  return secrets.find((secret) => listForms(secret).some((form) => written.includes(form)))
}

/** As it is, in JSON, in JSON within JSON, in an address, in base64, in hexadecimal digits, as a digest, and a good part. */
function listForms(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1)
  const bytes = Buffer.from(text)
  return [
    text,
    json,
    JSON.stringify(json).slice(1, -1),
    encodeURIComponent(text),
    new URLSearchParams({ '': text }).toString().slice(1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    [...bytes].join(','),
    createHash('sha256').update(text).digest('hex'),
    createHash('sha256').update(text).digest('base64url'),
    text.slice(0, Math.max(10, Math.ceil(text.length / 2))),
  ]
}
