import { asObject } from '../../../../mocks/contract/json'
import { paymentResultShape } from '../../../../src/api/generated/shapes/payment-result'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertAny, assertEvery } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory } from '../../model/check'
import type { Actor, CheckContext } from '../../model/check-context'
import { ContractFailure, expectContract, Undecided } from '../../model/errors'
import { getFreshNonce } from '../money/fresh-nonce'
import { again, assertOnce, atOnce } from './at-once'

const ROUNDS = 3
/** What a 500 says, in English, of a charge that the provider has no word on. */
const IN_DOUBT = ['taken', 'charged']
/** What frameworks, databases and stack traces say of any fault. */
const OF_PROGRAMS = [
  ...['internal server error', 'internal error', 'server error', 'unexpected', 'went wrong'],
  ...['error occurred', 'exception:', 'duplicate key', 'constraint', '\n'],
]

/** A nonce is charged once, also by requests that come together. */
export const createPaymentRacesCheck: CheckFactory = (context) => {
  const { slots } = context
  const shopper = () => slots.shopper.get()

  return {
    id: 'payments-at-once',
    title: 'A nonce is charged once, however fast it comes again',
    level: 'money',
    needs: ['accounts'],
    kind: 'series',
    steps: [
      {
        title: 'charge a nonce twice at once',
        operation: 'createPayment',
        run: () => payTwice(context, [shopper(), shopper()], [19.99, 19.99]),
      },
      {
        title: 'charge a nonce twice at once, again and again',
        operation: 'createPayment',
        isThorough: true,
        run: () => again(ROUNDS, () => payTwice(context, [shopper(), shopper()], [8.2, 8.2])),
      },
      {
        title: 'charge a nonce with two amounts at once',
        operation: 'createPayment',
        isThorough: true,
        run: () => again(ROUNDS, () => payTwice(context, [shopper(), shopper()], [4.35, 16.4])),
      },
      {
        title: 'charge a nonce for two users at once',
        operation: 'createPayment',
        isThorough: true,
        run: () =>
          again(ROUNDS, () => payTwice(context, [shopper(), slots.other.get()], [8.2, 8.2])),
      },
    ],
  }
}

async function payTwice(
  context: CheckContext,
  actors: readonly [Actor, Actor],
  amounts: readonly [number, number],
): Promise<void> {
  const nonce = await getFreshNonce(context, actors[0])
  const isSame = actors[0].id === actors[1].id && amounts[0] === amounts[1]
  const pay = (actor: Actor, amount: number) =>
    context.call('createPayment', {
      path: { userId: actor.id },
      token: actor.token,
      json: { paymentMethodNonce: nonce, amount },
      // A nonce of one user may be unknown to another.
      expect: isSame ? [200, 402, 500] : [200, 400, 402, 409, 500],
      rule: 'nonce-once',
      cause: 'The same request is refused while the first is under way, although it is charged.',
    })
  const answers = await atOnce([pay(actors[0], amounts[0]), pay(actors[1], amounts[1])])
  for (const answer of answers) expectNoCrash(answer, answers)
  const charged = answers.filter(({ status }) => status === 200)
  const [first] = charged
  if (!first) {
    // Of two different requests each may be refused for the other's sake; the nonce's owner may pay then.
    const alone = isSame ? undefined : await pay(actors[0], amounts[0])
    if (alone?.status === 200) return
    throw new Undecided('the provider charged neither; give --nonce-command')
  }
  const ids = charged.map((answer) => answer.read(paymentResultShape).transaction.id)
  expectContract(new Set(ids).size === 1 && (isSame || ids.length === 1), {
    rule: 'nonce-once',
    operation: 'createPayment',
    expected: isSame ? 'one transaction, answered twice' : 'one charge of the nonce',
    got: ids.join(' and '),
    cause:
      'Whether the nonce was charged is read before the charge is written: two come in between.',
    assertion: isSame
      ? assertEvery('/transaction/id', { sameAs: { in: first.exchange, at: '/transaction/id' } })
      : assertOnce(answers),
    exchange: (charged[1] ?? first).exchange,
  })
  const unclear = answers.find((answer) => answer.status === 500 && !says(answer, IN_DOUBT))
  if (unclear)
    throw new Undecided('the service answered 500 in words that may say that money is in doubt')
}

/** A 500 in other words may say, in whatever language, that money may have been taken. */
function expectNoCrash(answer: Answer, answers: readonly Answer[]): void {
  const { status, exchange } = answer
  if (status !== 500 || says(answer, IN_DOUBT) || !says(answer, OF_PROGRAMS)) return
  throw new ContractFailure({
    rule: 'server-error',
    operation: 'createPayment',
    expected: 'the same transaction, or a 500 that says that money may have been taken',
    got: `500 ${exchange.text.slice(0, 200)}`,
    cause: 'The second of two requests runs into the record of the first.',
    // Which of them is the second differs from run to run.
    assertion: assertAll(...answers.map((one) => assertNoCrash(one.exchange))),
    exchange,
  })
}

function assertNoCrash(exchange: Exchange): Assertion {
  const tells = (word: string) => assertEvery('/error', { contains: word }, exchange)
  const lacks = (word: string) => assertEvery('/error', { not: { contains: word } }, exchange)
  return assertAny(
    { of: 'status', isOneOf: [200, 400, 402, 409], in: exchange },
    ...IN_DOUBT.map(tells),
    assertAll(...OF_PROGRAMS.map(lacks)),
  )
}

function says({ exchange }: Answer, words: readonly string[]): boolean {
  const text = String(asObject(exchange.json)['error']).toLowerCase()
  return words.some((word) => text.includes(word))
}
