import { inFile, type NamedTest } from '../../../scripts/security/named-test'
import type { CellName } from '../options/option'

type Row = Readonly<Record<CellName, NamedTest>>

const faults = inFile('tests/widget/provider-faults.spec.ts', {
  slowCard: 'a tokenization that never answers ends, and the form is the shopper’s again',
  slowDeletion: 'a deletion that never answers ends, and the list tells the truth',
})

const setup = inFile('tests/widget/setup-failures.spec.ts', {
  allFail: 'WSET-6 B-013 all options failing is one error, and the container is free again',
  hangs: 'WSET-6 an option that hangs holds nobody up, and joins when it comes',
  disabled: 'WSET-8 B-012 an option that failed keeps its tile, disabled for mouse and keyboard',
  noMethods: 'saved methods that cannot be fetched count as none',
  noBank: 'WSET-7 B-013 3D Secure that fails cancels, and the container is empty again',
  noData: 'WSET-7 a data collector that fails is reported, and the shopper pays without',
  requiredData: 'WSET-7 a data collector that is required cancels',
})

const payPalErrors = 'WPAY-2 errors of PayPal, and a window that is closed is none'
const payPalScript = inFile('tests/widget/paypal-script.spec.ts', {
  ready: 'WPAY-1 WPAY-3 the script is loaded on demand, once for both options, with its log level',
  missing: 'WSET-5 WSET-8 a script that is blocked leaves PayPal out, and the card form opens',
})

const payPalFailures = {
  ...inFile('tests/widget/paypal.spec.ts', { cancel: payPalErrors, failure: payPalErrors }),
  slow: setup.hangs,
}

/** By the names of the options: the tests on the stand-ins that prove the same. */
export const STAND_IN_TESTS: Readonly<Record<string, Row>> = {
  card: {
    ...inFile('tests/widget/card-form.spec.ts', {
      ready: 'WCARD-1 number and date always, cvv and postal code when the gateway asks',
      cancel: 'WCARD-2 WCARD-13 a submit marks every field, says so, and sends nothing',
    }),
    ...inFile('tests/widget/card.spec.ts', {
      payload: 'WVIEW-2 WREQ-3 a guest pays by card: the sheet, the fields, the payload',
    }),
    ...inFile('tests/widget/card-sheet.spec.ts', {
      failure: 'WCARD-14 WTXT-2 a refused card has its own text, and stays typed',
    }),
    slow: faults.slowCard,
    missing: setup.allFail,
  },
  PayPal: {
    ...payPalScript,
    ...inFile('tests/widget/paypal.spec.ts', {
      payload: 'WPAY-1 PayPal: the button asks for a payment and the account is added',
    }),
    ...payPalFailures,
  },
  'PayPal Credit': {
    ...payPalScript,
    ...inFile('tests/widget/shadow-root.spec.ts', {
      payload: 'WSET-12 B-081 PayPal and PayPal Credit render and pay in there',
    }),
    ...payPalFailures,
  },
  Venmo: inFile('tests/widget/venmo.spec.ts', {
    ready: 'WPAY-4 the button authorises the account',
    payload: 'WPAY-4 the button authorises the account',
    cancel: 'WPAY-4 cancelling is no error, failing is',
    failure: 'WPAY-4 cancelling is no error, failing is',
    slow: 'WPAY-4 back from the app the account is there',
    missing: 'WSET-5 a browser that cannot go through Venmo gets no tile',
  }),
  'Apple Pay': {
    ...inFile('tests/widget/apple-pay.spec.ts', {
      ready: 'WPAY-5 the button is black by default',
      payload: 'WPAY-5 WREQ-3 the card of Apple’s sheet is added, raw data included',
      cancel: 'WPAY-5 one session at a time, and another one after a cancellation',
      failure: 'WPAY-5 a validation that fails closes the sheet, and the button works again',
      missing: 'WPAY-5 WSET-5 without … there is no tile',
    }),
    ...inFile('tests/widget/apple-pay-faults.spec.ts', {
      slow: 'a validation that … after a cancellation reaches nobody',
    }),
  },
  'Google Pay': {
    ...inFile('tests/widget/google-pay.spec.ts', {
      ready: 'WPAY-6 the dialog’s card is added, raw data included',
      payload: 'WPAY-6 the dialog’s card is added, raw data included',
      cancel: 'WPAY-6 B-085 a closed dialog is silent, and asking for a method is not',
      failure: 'WPAY-6 WTXT-4 a developer’s error is logged and shown as such',
      missing: 'B-085 a check that fails leaves Google Pay out',
    }),
    slow: setup.hangs,
  },
  'saved methods': {
    ...inFile('tests/widget/views.spec.ts', {
      ready: 'WVIEW-3 WVIEW-4 saved methods: the first is chosen, the heading says so',
    }),
    ...inFile('tests/widget/requests.spec.ts', {
      payload: 'WREQ-3 a saved method: payload without undefined facts, a copy each time',
    }),
    ...inFile('tests/widget/vault.spec.ts', {
      cancel: 'WVAULT-4 Escape answers no',
      failure: 'WVAULT-6 a failed deletion returns to editing with the error',
    }),
    slow: faults.slowDeletion,
    missing: setup.noMethods,
  },
  '3D Secure': {
    ...inFile('tests/widget/three-d-secure.spec.ts', {
      ready: 'WPAY-7 WREQ-3 a card is verified: what is asked, and what the payload tells',
      payload: 'WPAY-7 the nonce is the bank’s, and the next request asks nobody again',
      cancel: 'a shopper who leaves the bank’s window is heard of, and the bank takes no liability',
      failure:
        'WPAY-7 B-088 a verification that fails rejects, clears the choice, and events go on',
      slow: 'WVIEW-7 WREQ-2 during a challenge it loads and tells nothing, then of the new nonce',
    }),
    missing: setup.noBank,
  },
  'data collector': {
    ...inFile('tests/widget/data-collector.spec.ts', {
      ready: 'WPAY-8 its script is loaded when the merchant asks for it, and not before',
      payload: 'WPAY-8 WREQ-3 device data is on the payload of a new card',
      slow: 'WPAY-8 a collector that never answers holds no sale up, is missed aloud, and joins when it comes',
    }),
    ...inFile('tests/widget/teardown.spec.ts', {
      cancel: 'WSET-11 B-090 teardown ends every component, and leaves the page as it was',
    }),
    failure: setup.requiredData,
    missing: setup.noData,
  },
}
