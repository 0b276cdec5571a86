import { inFile } from '../named-test'

/** What the browser is sent, and what it keeps. */
export const shopPages = inFile('scripts/start/shop-server.test.ts', {
  policy:
    'pages > the policy admits one inline script by its hash, no style element but empty ones, and is the same each time',
  https: 'pages > HTTPS is promised in production alone, for this host alone, by pages and files',
  unkept:
    'pages > %s without its page is the storefront, never kept without asking, and by nobody but the visitor’s browser',
  missing: 'files > %s is a 404, not the page',
  inside: '%s says nothing of the inside, under the policy of every page',
  hosts:
    'with Braintree’s keys > the cart alone loads from Braintree, and runs nothing inline but by its hash',
  payPal: 'with Braintree’s keys > PayPal’s scripts have to be allowed, and run on the cart alone',
})

export const pageSubject = inFile('scripts/start/documents/page-subject.test.ts', {
  impersonal: 'MEM-8 nothing that one visitor brings reaches what is drawn for all',
})

export const servedFiles = inFile('scripts/start/served-files.test.ts', {
  hidden: '%s shows no file of ours and lists no folder',
  types: '%s says its type and its encoding, and has its address told to nobody else',
  trace: '%s is answered with nothing',
})

export const drawing = inFile('scripts/start/ssr/load-renderer.test.ts', {
  unfollowed: 'a service that sends elsewhere is not followed',
})

export const markup = inFile('tests/storefront/markup.spec.ts', {
  names: 'PROD-3 CART-3 SRCH-3 markup in a name or a description is text on every page',
  errors: 'AUTH-2 ADM-2 markup in the service’s error text is text',
  script: 'PROD-3 what becomes script without leave is stopped by the page’s policy',
})

export const preview = inFile('tests/storefront/ssr.spec.ts', {
  name: 'before its scripts are there > a product can be read, whatever stands in its name',
  colours: 'before its scripts are there > the colours that were chosen are there from the start',
})

export const cookies = inFile('tests/storefront/cookies.spec.ts', {
  none: 'the shop sets no cookie, whatever colors are chosen',
})

export const signingIn = inFile('tests/storefront/auth-sign-in.spec.ts', {
  crafted: 'AUTH-3 a crafted link to … can’t lead off the shop',
  managers: 'AUTH-1 a password can be looked at, and password managers know both fields',
  unstored: 'AUTH-1 the email outlives a reload, the password never gets into storage',
  google: 'AUTH-6 Sign In with Google is there, says that it is not available, and does nothing',
})

export const signingOut = inFile('tests/storefront/sign-out.spec.ts', {
  leavesNothing: 'AUTH-8 AUTH-11 signing out offline leaves nothing of the visitor in any tab',
  purchases: 'AUTH-8 PAY-9 purchases that took no money go with their buyer, an open one stays',
})

export const navigation = inFile('tests/storefront/navigation.spec.ts', {
  signOut:
    'the bar > NAV-4 NAV-5 a shopper sees Dashboard and Signout, and Dashboard leads to their own',
})

export const profile = inFile('tests/storefront/account.spec.ts', {
  changed: 'USER-3 USER-4 the profile is filled, sent, kept in the session, and leads to the cart',
  foreign: 'USER-5 somebody else’s profile can’t be opened, one’s own is offered',
})

export const roles = inFile('tests/storefront/role.spec.ts', {
  token: 'ROLE-4 every protected call carries the token, no public call does',
  code: 'ROLE-5 no code of an admin page reaches a visitor',
})

export const paths = inFile('src/lib/paths.test.ts', {
  inside: 'AUTH-3 whatever the address names, the place to come back to lies in the shop',
  away: 'AUTH-3 %s is no place to come back to',
  escaped: 'ids are escaped in addresses',
})

export const photoSource = inFile('src/catalog/photo/photo-source.test.ts', {
  none: 'PROD-6 %j is no photo',
})

export const drafts = inFile('src/ui/form/draft/draft-fields.test.ts', {
  password: 'a password never gets into a draft',
})

export const strictWidget = inFile('tests/widget/strict-page.spec.ts', {
  pays: 'under a strict policy with Trusted Types a card and PayPal pay without a violation',
})

export const staticHost = inFile('scripts/hosting/header-files.test.ts', {
  headers: 'a static host gets every header that this server sends, and HTTPS promised',
})

export const sessionsPage = inFile('tests/storefront/account-sessions.spec.ts', {
  asked: 'USER-6 a new email and a new password take the current password first',
  ends: 'USER-6 with a new password a stolen session ends, and this one goes on',
  everywhere:
    'USER-7 signing out everywhere else ends a stolen session and changes nothing besides',
})

export const documents = inFile('scripts/start/documents/documents.test.ts', {
  invented: 'MEM-8 what names a host that anybody may have made up is kept by nobody',
})

export const sitemap = inFile('tests/start/sitemap.test.ts', {
  invented:
    'the sitemap > MEM-8 %s is for everybody where an origin is set, and else names the host that is asked for',
})
