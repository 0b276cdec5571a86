import { asObject } from '../../../../mocks/contract/json'
import type { Day, Person } from './driver'
import { ODD_PASSWORD, tryPasswords } from './passwords'

const ODD_NAME = ` <b>Zoë</b> O'Brien & Söhne 言葉 \u0065\u0301 🔑 ${'n'.repeat(25)} `

/** The people of the day. */
export interface People {
  readonly shopper: Person
  readonly other: Person
}

/** Two people open accounts, with slips of the keyboard; somebody tries passwords. */
export async function openAccounts(day: Day): Promise<People> {
  const key = day.tag.replace('Conformance ', '')
  const mail = (who: string) => `conformance.${key}.${who}@example.com`
  const [first, second] = [mail('Sam+shop'), mail('other')]
  const password = `Pw-${key} ${'k'.repeat(80)} Ω🔑 ${'m'.repeat(12)} End`
  const plain = `pw-${key}-for-the-other`
  const signUp = (json: object) => day.call('signUp', { json })

  await signUp({ name: ODD_NAME, email: first, password, role: 1, conformanceExtra: 'x' })
  await signUp({ name: 'Conformance other', email: second, password: plain })
  const local = `${key}.${'l'.repeat(64 - key.length - 1)}`
  const longest = `${local}@${`${'d'.repeat(60)}.`.repeat(2)}${'e'.repeat(50)}.com`
  await signUp({ name: 'Conformance long', email: longest, password: `${plain}${'p'.repeat(60)}` })

  await day.signIn(first, password)
  const other = await day.signIn(second, plain)
  await day.signIn(longest, `${plain}${'p'.repeat(60)}`)
  await day.call('signIn', { json: { email: first.toUpperCase(), password } })
  await day.call('signIn', {
    json: { email: first.replace('example.com', 'EXAMPLE.COM'), password },
  })

  for (const json of [
    { name: 'Again', email: second, password: plain },
    { name: 'Again', email: second.replace('example.com', 'EXAMPLE.COM'), password: plain },
    { name: 'Short', email: mail('a'), password: '12345' },
    { name: 'Long', email: mail('b'), password: 'q'.repeat(129) },
    { email: mail('c'), password: plain },
    { name: 'n'.repeat(65), email: mail('d'), password: plain },
    { name: 'At', email: `at.${key}.example.com`, password: plain },
    { name: { first: 'Sam' }, email: mail('e'), password: plain },
    { name: ['Sam'], email: mail('f'), password: plain },
    { name: 'Object', email: { at: mail('g') }, password: plain },
    { name: 'List', email: [mail('h')], password: plain },
    { name: 'Secret', email: mail('i'), password: { text: plain } },
    { name: 'Secrets', email: mail('j'), password: [plain] },
    { name: '', email: mail('k'), password: plain },
  ])
    await signUp(json)

  await tryPasswords(day, first, password)
  return { shopper: await day.signIn(first, password), other }
}

/** The shopper changes their account, and signs in anew; another device looks on. */
export async function changeProfile(day: Day, people: People): Promise<Person> {
  const { shopper, other } = people
  const { json } = await day.as(shopper, 'readProfile')
  const email = String(asObject(json)['email'])
  const update = (body: object) => day.as(shopper, 'updateProfile', { json: body })
  const read = () => day.as(shopper, 'readProfile')
  await day.as(shopper, 'readProfile', { headers: { authorization: `bearer ${shopper.token}` } })

  for (const name of [
    'Conformance changed',
    ODD_NAME,
    '0',
    `W${'o'.repeat(62)}w`,
    "O'Neil",
    'İ 言葉',
  ]) {
    await update({ name, email, role: 1 })
    await read()
  }
  await update({ name: 'Conformance shopper', email, password: '', conformanceExtra: 'x' })
  for (const body of [
    { name: 'n'.repeat(65), email },
    { name: 'Conformance', email, password: 'abc' },
    { name: 'Conformance', email: 'no address' },
    { name: { first: 'Sam' }, email },
    { name: ['Sam'], email },
    { name: 'Conformance', email: { at: email } },
    { name: 'Conformance', email: [email] },
    { name: 'Conformance', email: other.email },
    { name: 'Conformance', email: other.email.toUpperCase() },
    { email },
  ])
    await update(body)
  await read()
  await day.as(shopper, 'updateProfile', {
    json: { name: 'Conformance shopper', email, _id: other.id, userId: other.id },
  })
  await day.as(other, 'readProfile')
  await update({ name: 'Conformance shopper', email, password: ODD_PASSWORD })
  await read()
  const again = await day.signIn(email, ODD_PASSWORD)
  await day.as(again, 'readProfile')
  const moved = email.replace('@', '.moved@')
  await day.as(again, 'updateProfile', { json: { name: 'Conformance shopper', email: moved } })
  await day.as(again, 'readProfile')
  await day.as(again, 'updateProfile', { json: { name: 'Conformance shopper', email } })
  await day.as(other, 'readProfile')
  return { ...again, email }
}
