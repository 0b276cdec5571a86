import type { Day, Person } from './driver'

/** Three scripts, a picture, blanks at both ends: 100 signs and more. */
export const ODD_PASSWORD = ` Wörter слово 言葉 🔑 <b>&amp; ${'x'.repeat(50)}Qz 7'% ${'y7'.repeat(14)}Z `

/** Somebody else tries what the password may be; and programs send what is none. */
export async function tryPasswords(day: Day, email: string, password: string): Promise<void> {
  const signIn = (json: unknown) => day.call('signIn', { json })
  for (const json of [
    { email, password: 'not-the-password' },
    { email: `nobody.${email}`, password: 'not-the-password' },
    { email: [email], password },
    { email: { $gt: '' }, password },
    { email, password: [password] },
    { email, password: { $ne: null } },
    { email, password: { $gt: '' } },
    { email: 'no-address', password },
    { email },
    { email: 'a\0b@example.com', password },
  ])
    await signIn(json)
  await day.call('signIn', { raw: { mediaType: 'application/json', text: '{"email":' } })
}

/** The last tries of somebody who nearly knows the password: a service may lock the account after them. */
export async function guessPasswords(day: Day, { email }: Person): Promise<void> {
  for (const password of [
    ODD_PASSWORD.toLowerCase(),
    ODD_PASSWORD.trim(),
    ODD_PASSWORD.replaceAll(/\s/g, ''),
    `${ODD_PASSWORD.slice(0, 100)}another end`,
    `${ODD_PASSWORD.slice(0, 60)}another end`,
    `${ODD_PASSWORD.slice(0, 8)}another end`,
  ])
    await day.call('signIn', { json: { email, password } })
}
