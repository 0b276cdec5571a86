import { inFile } from '../named-test'

/** Who one is, and what one may do. */
export const access = inFile('tests/api/access.test.ts', {
  everyIdentity: 'API-6 every protected operation knows what %s may do',
  forgedAlone: 'API-6 what is forged above is refused for what is wrong with it alone',
  uploadUnread: 'API-6 a refused upload is not read, however large it is',
  tokenClaims: 'API-8 a token says who one is and until when, not what one may do',
  secured: 'API-1 the contract protects thirteen operations',
})

export const tokens = inFile('mocks/api/auth/token-issuer.test.ts', {
  forged: 'a token of another secret, a changed one and noise are no tokens',
  sevenDays: 'a token is good for seven days',
  session: 'each token is a session of its own',
  claims: 'a token of ours that says %j of itself is none',
  ownKey: 'a token that names or brings a key of its own is judged by ours',
})

export const hashes = inFile('mocks/api/auth/password-hasher.test.ts', {
  salted: 'the same password has another hash each time, and none holds it',
  otherCost: 'a hash of another cost is still known',
  unknownForm: 'a hash of an unknown form is a fault',
  nobody: 'nobody signs in to an account without a hash',
})

export const passwords = inFile('tests/api/passwords.test.ts', {
  any: 'API-6 a password of %s is taken and opens the account',
  exact: 'API-6 a password is neither cut nor trimmed, and its case counts',
  lasting: 'API-6 a password does not grow old',
})

export const accounts = inFile('tests/api/accounts.test.ts', {
  wrong: 'API-6 a wrong password and an unknown email are the same 401',
  endsOthers: 'API-8 a new password ends every other session, and the one that set it goes on',
  role: 'API-8 a role in the body is ignored at sign-up and in the profile',
  noPassword: 'API-8 the profile is read and changed; no answer holds a password',
  signsIn: 'API-8 who signs up can sign in, whatever the case of the email',
  foreignEmail: "API-6 somebody else's email in the profile is a 409 and changes nothing",
})

export const signInCost = inFile('tests/api/sign-in-cost.test.ts', {
  equal:
    'API-6 a wrong password costs as much for an unknown email, or an account without a password, as for a known one',
})

export const limits = inFile('tests/api/limits.test.ts', {
  passwords: 'API-6 too many wrong passwords are a 429 that says how long to wait',
  atOnce: 'API-6 the attempts of many at once are all counted',
  many: 'API-6 an account is guarded against many addresses, an address against many accounts',
  oneNetwork: 'API-6 whoever takes another address of %s for each attempt stays one',
  signUps: 'API-6 too many new accounts from one address are a 429',
  profile:
    'API-6 whose emails are taken can be asked of the profile no more often than a person needs',
  clientTokensOfAddress:
    'API-6 own accounts of one address ask the provider for no more client tokens than an office needs',
  paymentsOfAddress: 'API-6 own accounts of one address pay no more often than an office does',
  clientTokens: 'API-6 one user asks the provider for no more client tokens than a person needs',
  honest: 'API-6 honest sign-ins have a limit of their own, which is no lock',
  known:
    'API-6 strangers at many addresses do not lock the owner out where the owner has signed in before',
  payments: 'API-6 too many payments of one user are a 429, and charge nothing',
})

export const addresses = inFile('mocks/api/http/client-address.test.ts', {
  counted: 'attempts from %s count for %s',
})

export const assignment = inFile('tests/api/mass-assignment.test.ts', {
  account: 'API-8 a new account takes nothing but name, email and password',
  profile: 'API-8 a profile changes name, email and password of the caller alone',
  product: 'API-8 a product takes none of its sales, ids and dates from a form',
  payment: 'API-8 a payment is the caller’s, whoever the body names',
  order: 'API-8 an order takes no price, total, buyer, status or date from the body',
  status: 'API-8 a change of status changes nothing else of an order',
})

export const settings = inFile('mocks/api/configuration.test.ts', {
  refused: '%j is refused by name',
})

export const starts = inFile('tests/api/restart.test.ts', {
  demo: 'API-8 a demo can be neither reset nor called by pages of other origins',
  sessions: 'API-8 a second start finds the data, the photos and the sessions of the first',
})

export const forwarded = inFile('mocks/api/http/client-address.test.ts', {
  address: 'API-6 of what a proxy forwards, %s counts as an address or not at all',
  ofWhom: 'API-6 what %s forwards is believed of a proxy of one’s own alone',
})

export const choosing = inFile('mocks/api/auth/password-rules.test.ts', {
  ownWords: 'the shop’s own word %s is refused, also with digits, signs and other words of its own',
  common: 'the 3,000 commonest passwords of the contract’s length are refused',
  refused: '%s is refused with a sentence that says what to do',
})

export const cost = inFile('tests/api/sign-in-cost.test.ts', {
  anew: 'API-6 a wrong password costs as much at an account of a lower cost as at none, and a right one has it hashed anew',
})

export const publishing = inFile('tests/api/production-start.test.ts', {
  nothing: 'API-8 in production the published passwords open nothing, also where a demo ran before',
  whatever:
    'API-8 a published password is closed whatever email its account has by now, and whoever took it',
  taken:
    'API-8 production closes what a stranger took over with a published password, whatever he has set since',
  held: 'API-8 data that production has used is opened by neither a demonstration nor a mock',
  empty:
    'API-8 a shop that begins in production has its administrator, and nothing of the demonstration',
})

export const secrets = inFile('mocks/api/startup/judge-secret.test.ts', {
  weak: '"%s" is weak',
  password:
    'API-8 an administrator’s first password "%s" is weak: it is among the first that are tried',
})

export const demonstration = inFile('scripts/start/demonstration.test.ts', {
  strange: 'API-12 a demonstration, whose passwords are published, is not served under %s',
})

export const links = inFile('tests/worlds/foreign-links.test.ts', {
  asked:
    'WORLD-5 a page of another site, by %s, only has a person asked before a world loses what it has',
})

export const upstream = inFile('tests/worlds/upstream/strange-pages.test.ts', {
  strange: 'WORLD-8 %s reads nothing of the real backend and does nothing there',
})

export const startTable = inFile('tests/start/table.test.ts', {
  every: 'the table of starts > says of every combination what the decision says',
})
