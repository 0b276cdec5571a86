import { judged, judgedFor, type Sentence, unjudged } from './sentence'

const SIGN_IN = '/paths/~1auth~1signin/post'
const SIGN_UP = '/paths/~1auth~1signup/post'
const SIGN_OUT = '/paths/~1auth~1signout/get'
const UPDATE_PROFILE = '/paths/~1user~1profile~1{userId}/put'

/** What accounts, sessions and profiles promise. */
export const peopleSentences: readonly Sentence[] = [
  judged(
    SIGN_IN,
    'Answers with a session token and the user it belongs to.',
    'accounts › sign in as a shopper',
    'accounts › sign in as administrator',
  ),
  judged(
    SIGN_IN,
    'An unknown email and a wrong password are the same 401.',
    'credentials › sign in with a wrong password and with an unknown email',
  ),
  judged(
    SIGN_IN,
    'Attempts are limited per account and address: after 200 wrong ones within five minutes at the latest, whether there is such an account or not, the answer is a 429.',
    'attempts',
  ),
  judged(
    SIGN_UP,
    'Creates an account of role 0. A `role` in the body is ignored.',
    'accounts › sign in as a shopper',
    'accounts › sign in as another shopper',
  ),
  judgedFor(['sign-up'], SIGN_UP, 'It does not sign in.', 'answers › what signUp has answered'),
  judged(SIGN_OUT, 'Tells the service that the client has dropped its session.', 'reach › signOut'),
  unjudged(SIGN_OUT, 'The answer is only logged.', 'it is about clients'),
  unjudged(UPDATE_PROFILE, "The answer's user replaces the stored one.", 'it is about clients'),
  judged(
    UPDATE_PROFILE,
    'An empty or absent password keeps the current one.',
    'profile › change name and email, ask for a role',
    'profile › change name and email back',
  ),
  judged(
    UPDATE_PROFILE,
    'A `role` in the body is ignored.',
    'profile › change name and email, ask for a role',
  ),
  judged(
    UPDATE_PROFILE,
    "With a new password the user's other sessions end, and this one goes on; any other change ends none.",
    'passwords › go on in the session that has changed it',
    'passwords › find the other sessions ended',
    'profile › change name and email, ask for a role',
    'profile › change name and email in one of two sessions',
  ),
  unjudged(
    UPDATE_PROFILE,
    'Attempts are limited per account and address.',
    'the contract has no number: a service that has refused none yet may refuse the next',
  ),
  judged(
    '/components/schemas/ProfileUpdate/properties/password',
    'Empty keeps the current password.',
    'profile › change name and email, ask for a role',
  ),
]
