import type { DeclineTexts } from '../decline-texts'

/** English: these sentences read alike in all of its locales. */
export const enUS: DeclineTexts = {
  declined:
    'Your payment was declined. Check the details you entered or choose another way to pay. Your bank can tell you more.',
  'check-details':
    'These payment details were not accepted. Check them and try again, or choose another way to pay.',
  'use-another-method': "This payment can't be made this way. Choose another way to pay.",
  'ask-your-bank':
    'Your bank did not approve this payment. Contact your bank or choose another way to pay.',
  'confirm-with-bank':
    'Your bank wants you to confirm this payment. Try again and follow its instructions, or choose another way to pay.',
  'card-expired': 'This card has expired. Use another card or choose another way to pay.',
  'limit-reached':
    'There is not enough money available for this payment, or a limit has been reached. Choose another way to pay or ask your bank.',
  'try-again-later':
    'The payment could not be processed just now. Try again in a few minutes or choose another way to pay.',
  'possible-duplicate':
    'It looks like you have made this payment already. Check whether it went through before you pay again.',
  'shop-problem':
    'This shop could not take the payment because of a problem on its side. Choose another way to pay or contact the shop.',
}
