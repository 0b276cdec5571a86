import { inFile } from '../named-test'

/** Tests of the API's requests, responses and logs. */
export const badInput = inFile('tests/api/bad-input.test.ts', {
  body: 'API-6 %s is refused everywhere with a sentence',
  form: 'API-6 a form with %s is a 400 with a sentence, and changes nothing',
  text: 'API-6 %s in a text is a 400 that names the field',
  edges: 'API-6 values at the edges of the contract are taken, values beyond are refused',
  limit: 'API-4 limit=%s is a 400 that names it',
  parameter: 'API-6 %s is a 400 that names the parameter',
  method: 'API-6 %s %s is a 405 that says what is allowed',
  head: 'API-6 HEAD answers like GET without the body',
})

export const connections = inFile('tests/api/connections.test.ts', {
  framing: 'API-6 a request with %s is refused without a word',
  endless: 'API-6 %s takes no body without end',
  cutOff:
    'API-6 who goes away in the middle of a body with %s is no fault, and known by the address',
})

export const headers = inFile('tests/api/headers.test.ts', {
  every: 'API-8 every kind of answer carries a request id and the security headers',
  https: 'API-8 HTTPS is promised in production alone, and for this host alone',
})

export const answers = inFile('tests/api/answers.test.ts', {
  unkept: 'API-8 every operation, let in or not, answers JSON that nobody keeps',
  untold: 'API-8 nothing is told about the service at %s',
})

export const securityLog = inFile('tests/api/security-log.test.ts', {
  signIns:
    'API-6 sign-ins that succeed, fail or are too many are logged with operation, address and outcome',
  refusals: 'API-6 what is forbidden, forged, bad or against the rules is logged with its status',
})

export const log = inFile('mocks/api/http/log.test.ts', {
  line: 'whatever stands in an entry, it is one line of JSON, with its moment in UTC',
})

export const faults = inFile('tests/api/faults.test.ts', {
  inside:
    'API-6 with a broken database every answer is the contract’s 500, and tells nothing of the inside',
})

export const abuse = inFile('tests/api/abuse.test.ts', {
  killed: 'API-8 a service that is killed while it writes loses and doubles nothing',
  upload: 'API-8 reads are answered while a large picture is uploaded',
})

export const photos = inFile('tests/api/photos.test.ts', {
  rewritten: 'API-8 a photo in %s is served as WebP',
  bare: 'API-8 a photo is kept upright, without metadata, and no larger than 1200 pixels',
  addressed: 'API-8 a photo is cached for ever under the hash of its content',
  kind: 'API-6 a picture of a kind that the contract does not name is a 400',
  lying: 'API-6 %s named a picture is a 400 that names the field',
  bytes: 'API-6 a photo of more bytes than the contract allows is a 413',
  pixels: 'API-6 a photo of more pixels than the contract allows is a 413 before it is unpacked',
  unknown: 'API-6 the photo %s is a 404',
})

export const pictures = inFile('mocks/api/photo/normalize-photo.test.ts', {
  bomb: 'a %s that unpacks to half a gigabyte is not unpacked',
  bare: 'of a picture with %s nothing but the picture is kept',
})

export const catalog = inFile('tests/api/catalog.test.ts', {
  wildcard: 'API-8 search finds names in any language, and takes no wildcard',
  unknown: 'API-6 %s of an unknown id is a 404',
})

export const contract = inFile('tests/contract/operations.test.ts', {
  operations: 'API-1 the contract holds the 22 operations of the specification and no other',
  bearer: 'API-1 ROLE-4 exactly the calls that the specification protects want a bearer token',
  refusals: 'API-6 $id > every failure that it can meet is documented',
})

export const examples = inFile('tests/contract/examples.test.ts', {
  bodies: 'API-1 $id > each request body has an example, and the examples are valid',
})

export const ids = inFile('mocks/api/lib/create-id.test.ts', {
  random: 'an id has 128 random bits, and fits the contract',
})

export const health = inFile('tests/api/mock.test.ts', {
  readiness: 'API-8 health and readiness are told apart',
})

export const fuzz = inFile('tests/api/fuzz.test.ts', {
  any: 'API-6 no request makes the shop fail, answer what its contract does not have, or keep anything of a refused call: %s seed',
  bytes: 'API-6 nor do bytes that are no requests, or ones that nobody sends',
})

export const admission = {
  ...inFile('tests/api/admission.test.ts', {
    hashes:
      'API-6 ten own accounts of one address, 19 sign-ins of each under way, put no hash before a stranger’s',
    lists: 'API-6 whole lists of one address let another address in between',
    unread: 'API-6 lists that are left unread keep none of the same address from its turn',
    search: 'API-6 a search for what is in every name brings the newest hundred',
  }),
  ...inFile('mocks/api/admission/queue/fair-queue.test.ts', {
    turns: 'whatever comes, bounds hold, and in the end everybody has had a turn or an answer',
  }),
  ...inFile('mocks/api/admission/admission-control.test.ts', {
    room: 'API-6 addresses that fill the queue for %s keep no newcomer out of it',
    held: 'API-6 ten addresses that hold all the turns they get for a %s leave one for a newcomer',
  }),
  ...inFile('tests/api/request-limits.test.ts', {
    requests:
      'API-6 an address that asks for more than an office does is refused before anything is done',
  }),
}

export const slowBodies = inFile('tests/api/slow-bodies.test.ts', {
  dripped:
    'API-6 bodies that are dripped in hold so many bytes and no more, for so long and no longer',
  late: 'API-6 a small body %s that does not come holds its request for seconds, not for a minute',
  small: 'API-6 what signs in is a few kilobytes: more is refused before it is read',
})

export const underWay = inFile('tests/api/under-way.test.ts', {
  held: 'API-6 requests of a client that the proxy holds open are bounded, and others are served meanwhile',
})

export const privacy = {
  ...inFile('tests/api/describe-fault.test.ts', {
    faults: 'a fault of %s tells nothing of what was typed',
    query: 'a failed query tells its statement, what the database makes of it, and where it arose',
  }),
  ...inFile('scripts/start/log-console.test.ts', {
    packages: 'what a package writes comes as its sentence, without the values that it adds',
  }),
}

export const reset = inFile('tests/api/mock.test.ts', {
  page: 'API-8 a page can not ask for a reset, of whatever origin and however it asks',
})
