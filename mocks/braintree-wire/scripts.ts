import type { Part } from './part'
import { installCardinal } from './scripts/cardinal'
import { installGooglePay } from './scripts/google-pay'
import { installPayPal } from './scripts/paypal'
import type { Answer, Wire } from './wire'

/** What stands in for other parties' scripts: small ones that do what their shopper decides. */
export async function answerScript(part: Part, wire: Wire): Promise<Answer> {
  switch (part) {
    case 'paypal script':
      return toScript(installPayPal)
    case 'google pay script':
      return toScript(installGooglePay, await createGoogleToken(wire))
    case 'songbird script':
      return toScript(installCardinal)
    case 'fraudnet script':
      return toScript(installFraudnet)
    default:
      throw new Error(`${part} is no script.`)
  }
}

function toScript<Argument>(install: (argument: Argument) => void, argument?: Argument): Answer {
  const body = `(${install})(${JSON.stringify(argument) ?? ''})`
  return { contentType: 'text/javascript', body }
}

/** What Google hands out: the gateway's own answer, as text. */
async function createGoogleToken({ gateway }: Wire): Promise<string> {
  const access = { kind: 'tokenization-key' } as const
  const input = { wallet: 'google-pay', card: 'visa' } as const
  const result = await gateway.tokenizeWalletCard(access, input)
  if (!result.ok) throw new Error(result.problem.message)
  return JSON.stringify({ androidPayCards: [result.value] })
}

/** PayPal's fb.js looks at the device on its own; the page only has to have loaded it. Runs in the page. */
function installFraudnet(): void {
  Object.assign(window, { fraudnetWasHere: true })
}
