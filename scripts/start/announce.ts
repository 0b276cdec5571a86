import type { SignInAccount } from '../../mocks/api/database/seed/accounts'
import { paint } from '../processes/terminal'

/** Prints the URL, the accounts and the test card once the shop is up. */
export function announce(port: number, accounts: readonly SignInAccount[]): void {
  const lines = accounts.map(({ role, email, password }) => {
    const who = role === 1 ? 'administrator' : 'shopper'
    return `  ${who.padEnd(15)}${email.padEnd(31)}${password}`
  })
  if (accounts.length > 0) {
    lines.push(
      `  ${'test card'.padEnd(15)}4111 1111 1111 1111            any later date, any code`,
      '',
    )
  }
  console.log(`
  ${paint('bold', 'Prompt Bazaar')}  ${paint('green', `http://localhost:${port}`)}
  The API, with calls to try: http://localhost:${port}/docs

${lines.map((line) => `${line}\n`).join('')}  Ctrl-C stops it.
`)
}
