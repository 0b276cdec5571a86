import { readPointer } from '../../../../mocks/contract/json'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract } from '../../model/errors'
import { createSlot } from '../../model/slot'
import { expectAccepted } from '../limits/expect-accepted'
import { NUL } from '../limits/odd-texts'
import { compareValue } from '../round-trip/expect-values'

/** An account that the contract allows, unusual in one thing. */
interface OddAccount {
  readonly what: string
  readonly field: 'Email' | 'Password' | 'UserName'
  readonly name?: string
  readonly wholeEmail?: string
  /** Before and after the @; the check's own mark is added. */
  readonly email?: readonly [local: string, domain: string]
  readonly password?: string
}

const LONG_LOCAL = 65

/** Blanks inside and at its ends, signs of other scripts, and what services escape. */
const PASSWORD = ' Wé+ & <слово> “9” '

/** Another password that a careless comparison takes for this one, and how it comes to that. */
const lookAlikes: readonly (readonly [what: string, password: string])[] = [
  ['without the blanks at its ends', PASSWORD.trim()],
  ['without an accent', PASSWORD.replace('é', 'e')],
  ['with other letters beyond ASCII', PASSWORD.replace('слово', 'книга')],
  ['with a blank for the +', PASSWORD.replace('+', ' ')],
  // "A text with NUL … may be a 400."
  ['with NUL and more behind it', `${PASSWORD}${NUL}more`],
  ['as HTML writes it', PASSWORD.replace('& <', '&amp; &lt;')],
]

/** Accounts can't be deleted, so that each is made once for all runs, and only thorough ones make them. */
export const createOddAccountsCheck: CheckFactory = (context) => ({
  id: 'odd-accounts',
  title: 'Every account that the contract allows can be opened',
  level: 'journeys',
  kind: 'series',
  needs: ['accounts'],
  steps: [
    ...listAccounts(context).map((one, index) => createStep(context, one, index)),
    ...passwordSteps(context),
  ],
})

function listAccounts({ identity }: CheckContext): readonly OddAccount[] {
  const { password } = identity.account('other', 1)
  return [
    { what: 'a name of one character', field: 'UserName', name: 'A' },
    { what: 'a name with signs of markup', field: 'UserName', name: `Ann O'Brien & "Co" <3` },
    {
      what: 'the shortest email',
      field: 'Email',
      wholeEmail: [...identity.tag]
        .slice(-3)
        .join('@')
        .replace(/@(?=.$)/, '.'),
    },
    { what: 'an apostrophe in an email', field: 'Email', email: ["o'brien", 'example.com'] },
    { what: 'capitals in an email', field: 'Email', email: ['Capital', 'Example.com'] },
    {
      what: 'an email with a long top-level domain',
      field: 'Email',
      email: ['far', 'example.technology'],
    },
    { what: 'an email beyond ASCII', field: 'Email', email: ['jörg', 'bücher.example'] },
    {
      what: `a local part of ${LONG_LOCAL} characters`,
      field: 'Email',
      email: ['x'.repeat(LONG_LOCAL), 'example.com'],
    },
    { what: 'a password of six characters', field: 'Password', password: password.slice(-6) },
    { what: 'a password without a digit', field: 'Password', password: toLetters(password) },
  ]
}

function createStep(
  context: CheckContext,
  { what, field, ...odd }: OddAccount,
  index: number,
): Step {
  const { call, identity } = context
  return {
    title: `sign up with ${what}`,
    operation: 'signUp',
    isThorough: true,
    async run() {
      const [local, domain] = odd.email ?? [`odd${index}`, 'example.com']
      const email = odd.wholeEmail ?? `conformance.${identity.tag}.${local}@${domain}`
      const { password } = identity.account('other', 1)
      const json = {
        name: odd.name ?? 'Conformance odd',
        email,
        password: odd.password ?? password,
      }
      const answer = await expectAccepted({
        what,
        pointer: `/components/schemas/${field}`,
        // A conflict: an earlier run has made it.
        send: () => call('signUp', { json, expect: [200, 409] }),
      })
      if (answer?.status === 200) expectName(answer, json.name)
    },
  }
}

/** An answer to a sign-up need not show the account. */
function expectName({ exchange }: Answer, name: string): void {
  if (readPointer(exchange.json, '/user') === undefined) return
  const wanted = { field: 'user/name', value: name, by: 'signUp', rule: 'read-back' } as const
  const difference = compareValue(exchange, { ...wanted, schema: 'SignUpResult' })
  if (difference) throw new ContractFailure(difference)
}

/** A password is compared whole, as it was sent. */
function passwordSteps({ call, identity }: CheckContext): Step[] {
  const email = `conformance.${identity.tag}.oddpassword@example.com`
  const signedUp = createSlot<'yes'>('odd-accounts › sign up with a password of many signs')
  const kept = createSlot<'yes'>('odd-accounts › sign in with a password of many signs')
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })
  return [
    step('sign up with a password of many signs', 'signUp', async () => {
      const json = { name: 'Conformance odd', email, password: PASSWORD }
      await expectAccepted({
        what: 'a password with blanks, signs and other scripts',
        pointer: '/components/schemas/Password',
        send: () => call('signUp', { json, expect: [200, 409] }),
      })
      signedUp.set('yes')
    }),
    step('sign in with a password of many signs', 'signUp', async () => {
      signedUp.get()
      const json = { email, password: PASSWORD }
      const { status, exchange } = await call('signIn', { json, expect: [200, 401] })
      expectContract(status === 200, {
        rule: 'read-back',
        operation: 'signUp',
        pointer: '/components/schemas/Password',
        expected: 'the account signs in with the password that it was opened with',
        got: '401',
        cause: 'The password is trimmed, escaped or changed in another way before it is stored.',
        assertion: { of: 'status', isOneOf: [200] },
        exchange,
      })
      kept.set('yes')
    }),
    ...lookAlikes.map(([what, password]) =>
      step(`sign in with that password ${what}`, 'signIn', async () => {
        kept.get()
        await call('signIn', {
          json: { email, password },
          expect: password.includes(NUL) ? [400, 401] : 401,
          rule: 'credentials',
          cause: 'Passwords are changed before they are compared, so that others count too.',
        })
      }),
    ),
  ]
}

function toLetters(text: string): string {
  return [...text]
    .map((sign) =>
      /[a-z]/.test(sign) ? sign : String.fromCharCode(97 + ((sign.codePointAt(0) ?? 0) % 26)),
    )
    .join('')
}
