import { home } from '../files/home'

const selfTest = `  --self-test [WORD...]  plants faults in the stateful API and sees whether they
                         are found; words choose those that hold one of them
  --self-test --recorded [WORD...]
                         the same for --observe, on a recorded day at each
  --self-test --rates FILE.md
                         writes how many are found, plain and thorough, as a page
`

export const usage = `Says where a service differs from openapi.yaml. Its own products it deletes; its
accounts, categories, cancelled orders and charges stay, since the contract
can't delete them.

  ${home.command} --base-url URL --admin-email EMAIL --admin-password PASS

The service
  --base-url URL         address of the API, such as http://localhost:4010/api
  --admin-email EMAIL    an account with role 1; without it only public calls and
                         own accounts are checked
  --admin-password PASS  its password; or CONFORMANCE_ADMIN_PASSWORD in the
                         environment, where other users don't see it
  --nonce NONCE          a payment nonce that can be charged any number of times
                         (fake-valid-nonce, which Braintree's sandbox knows)
  --nonce-command CMD    prints a fresh nonce each time it is run; without --nonce
                         every charge takes one

Where it has its own way, its traffic too (${home.pages.ownWay})
  --send-token HEADER    how tokens travel, where not as bearer tokens:
                         "X-Api-Key: {token}", "Cookie: session={token}"
  --auth FILE.yaml       people who sign in elsewhere, of any number of roles, and
                         where their tokens come from: the environment, commands,
                         OAuth client credentials
  --map FILE.yaml        operations under other methods and paths, fields under
                         other names; says what it had to adapt

What is checked
  --only NAME,...        checks, operations or levels
                         (reachable, shapes, access, journeys, money)
  --thorough             also what takes many requests to find a rare fault
                         (about 2,000 in all instead of 500)
  --read-only            writes nothing
  --shared yes|no        whether people use the service meanwhile (yes unless it
                         is on this machine): it is then only read from, at most
                         10 requests a second, and left alone when it slows down
                         threefold or begins to fail
  --writes NUMBER|all    how many requests may change something
  --rate NUMBER|all      requests a second
  --dry-run              prints the plan and sends nothing
  --seed TEXT            own accounts, categories and products are named after
                         it (1); teams that check one service at once take two
  --timeout MS           how long to wait for an answer (10000)
  --require 90%,money    how much must be judged: a share of the contract, levels
                         whose steps must all run, or both
  --replay REPORT.json   only what failed in that report, against its service
  --observe TRAFFIC.har  checks recorded traffic instead of a service: sends
                         nothing, and judges each call by those before it; of
                         calls below --base-url only where that is given
  --proxy PORT           passes calls on to --base-url and judges them as they
                         pass, until Ctrl-C
  --contract FILE        another contract than openapi.yaml
${home.hasSelfTest ? selfTest : ''}
What comes out
  --json FILE  --junit FILE  --sarif FILE  --har FILE  --html FILE
  --markdown FILE        what differs by operation, for the summary of a pipeline
  --scripts DIRECTORY    two scripts for each finding that show it again: one for
                         sh with curl and jq, one for Node; they exit with 1
                         while the service differs, with 0 once it conforms
  --json-schema          prints the schema of the JSON report
  NO_COLOR=1             no colours
  --new-waivers FILE     waivers to be filled in for what differs, with what is
                         still needed of --waivers

What differs for a while, and since when
  --waivers FILE.yaml    differences that don't count until a day; what is expired,
                         repaired or moved is said
  --since REPORT.json    what is new, still there, moved, repaired and not reached
                         since that run

Behind a proxy      NODE_USE_ENV_PROXY=1, with Node 22.21 or 24
Own certificates    NODE_EXTRA_CA_CERTS=authority.pem

Exit status: 0 conforms; 1 differs; 2 could not run; 3 nothing differs, but less
was judged than is needed to say that it conforms; 130 or 143 when it was
interrupted, after it has cleaned up.
`
