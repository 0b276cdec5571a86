export const usage = `Says where a service differs from openapi.yaml, and leaves its data as it was.

  npm run conformance -- --base-url URL --admin-email EMAIL --admin-password PASSWORD

The service
  --base-url URL          address of the API, such as http://localhost:4010/api
  --admin-email EMAIL     an account with role 1; without it only public calls and own accounts are checked
  --admin-password PASS   its password, or CONFORMANCE_ADMIN_PASSWORD in the environment
  --nonce NONCE           a payment nonce that may be charged any number of times (fake-valid-nonce)
  --nonce-command CMD     prints a fresh nonce, charged once, each time it is run

What is checked
  --only NAME,...         checks, operations or levels (reachable, shapes, access, journeys, money)
  --read-only             writes nothing
  --dry-run               prints the plan and sends nothing
  --seed TEXT             names of own accounts, categories and products derive from it (1)
  --timeout MS            how long to wait for an answer (10000)
  --replay REPORT.json    only the checks that failed in that report
  --observe TRAFFIC.har   checks recorded traffic instead of a service
  --contract FILE         another contract than openapi.yaml

What comes out
  --json FILE  --junit FILE  --sarif FILE  --har FILE  --html FILE
  --baseline REPORT.json  failures that are in that report too don't count
  --self-test             plants faults in the stateful API and sees whether they are found

Exit status: 0 conforms, 1 differs, 2 could not run.
`
