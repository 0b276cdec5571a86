import { type Family, fault, faultsOf, onThoroughRun } from '../fault'
import { turnFirstAway } from '../services/answers'
import { forgetOrientation, swapColors } from '../services/photos'
import { failAtUnknownCategory } from '../services/products'
import { keepRefusedName, keepRestOfForm } from '../services/refused-parts'
import { refuseWeakTags, tagWithoutStock } from '../services/shop/conditions'
import { keepCategory } from '../services/trade/bodies'
import { hollow, keepUploads } from '../services/uploads'
import { inPlaceOf, onAnswerAt } from '../wrap/one-operation'

const declined = faultsOf('declined')
const condition = faultsOf('condition')
const changed = faultsOf('read-back')

/** What processors say of cards, passed on. */
const NO_HONOR = { error: 'Your payment was declined: Do Not Honor.', code: '2000' }
const STOLEN = { error: 'Processor Declined - Possible Stolen Card' }
const SUSPECTED = { error: 'Your payment was declined.', code: '2014' }

/** Sentences of the contract that were not judged before. */
export const further: Family = {
  name: 'sentences that were not judged',
  checksFor: ({ rule, operation }) => {
    if (rule === 'condition') return ['order-life', 'conditions']
    return rule === 'read-back'
      ? ['edge-product']
      : ['product-life', 'profile', 'answers', operation]
  },
  faults: [
    fault('updateProduct', 'takes an unknown category', 'bad-input', keepCategory),
    fault('updateProduct', 'fails at an unknown category', 'server-error', failAtUnknownCategory),
    fault('updateProduct', 'stores the rest of a form it refuses', 'kept-value', keepRestOfForm),
    fault(
      'updateProfile',
      'stores the name beside a taken email',
      'kept-value',
      keepRefusedName,
      409,
    ),
    onThoroughRun(
      fault(
        'updateProfile',
        'stores the name beside bad emails',
        'kept-value',
        keepRefusedName,
        400,
      ),
    ),
    fault('readProfile', 'turns its first call away on a page', 'content-type', turnFirstAway, 429),
    fault('listOwnOrders', 'is busy at first, on a page', 'content-type', turnFirstAway, 503),
    changed('createProduct', 'swaps the colors of photos', () =>
      keepUploads({ operations: ['createProduct'], keep: swapColors }),
    ),
    changed('createProduct', 'stores hollow photos', () =>
      keepUploads({ operations: ['createProduct'], keep: hollow }),
    ),
    changed('updateProduct', 'serves the first photo for ever', () =>
      keepUploads({ keep: forgetOrientation, isLasting: true }),
    ),
    changed('createProduct', 'answers shipping by default', onAnswerAt, '/data/shipping', () => 0),
    declined('createPayment', 'says that a bank gave no reason', inPlaceOf, 402, NO_HONOR, 402),
    declined('createPayment', 'tells that a card is stolen', inPlaceOf, 402, STOLEN, 402),
    declined('createPayment', 'tells a suspicion by its code', inPlaceOf, 402, SUSPECTED, 402),
    ...[
      condition('updateProduct', 'takes no weak tag for the strong one', refuseWeakTags),
      condition('showProduct', 'tags no sale', tagWithoutStock),
    ].map(onThoroughRun),
  ],
}
