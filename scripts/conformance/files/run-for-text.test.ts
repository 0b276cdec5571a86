import { expect, test } from 'vitest'
import { createNonceCommand } from '../options/to-run-options'
import { runForText } from './run-for-text'

const SOON_MS = 100
const mask = (text: string) => text.replaceAll('s3cret', '***')

test('CONF-11 a command prints a nonce each time that it is run', async () => {
  const getNonce = createNonceCommand('echo "  nonce-$$  "')
  const [first, second] = [await getNonce(), await getNonce()]
  expect(first).toMatch(/^nonce-\d+$/)
  expect(second).not.toBe(first)
})

test.each([
  [
    'fails',
    'echo 0 % done >&2; echo no account >&2; exit 3',
    /command failed with 3: no account; it/,
  ],
  [
    'is not there',
    's3cret-token',
    /command failed with 127: the shell finds no command of that name/,
  ],
  [
    'is no program',
    '/dev/null s3cret',
    /command failed with 126: the shell may not run what it names/,
  ],
  ['is ended by a signal', 'kill -TERM $$ # s3cret', /command failed with SIGTERM; it must/],
  [
    'repeats its commands',
    'set -x; curl() { return 1; }; curl s3cret || { echo refused >&2; exit 4; }',
    /command failed with 4: refused; it/,
  ],
  ['asks for something', 'read answer || exit 5', /command failed with 5; it must/],
  ['prints nothing', 'true', /command printed nothing; it must print a nonce and nothing else/],
  ['prints blanks', 'echo "  "', /command printed nothing/],
  ['prints too much', 'printf "a\\nb"', /command printed 2 lines/],
  ['prints other signs', 'printf "n\\303\\266nce"', /command printed signs beyond ASCII/],
])('CONF-11 a command that %s ends the run with a sentence', async (_, command, why) => {
  const running = createNonceCommand(command)()
  await expect(running).rejects.toThrow(why)
  await expect(running).rejects.toThrow(/^--nonce-command: (?!.*s3cret)/s)
})

test('CONF-11 a command that prints a nonce again ends the run with a sentence', async () => {
  const getNonce = createNonceCommand('echo n0nce-$MISSING')
  await expect(getNonce()).resolves.toBe('n0nce-')
  const again = getNonce()
  await expect(again).rejects.toThrow(
    '--nonce-command: the command printed the same nonce twice; it must print a fresh one each time (a nonce that may be charged often goes to --nonce).',
  )
})

test('CONF-11 a command that never ends is ended', async () => {
  const hanging = { place: '--nonce-command', command: 'sleep 600', what: 'a nonce', mask }
  await expect(runForText({ ...hanging, timeoutMs: SOON_MS })).rejects.toThrow(
    `--nonce-command: the command took more than ${SOON_MS} ms; it must print a nonce and nothing else.`,
  )
})

test('CONF-11 what a command writes to its standard error is masked', async () => {
  const failing = {
    place: '--nonce-command',
    command: 'echo no s3cret >&2; exit 1',
    what: 'a nonce',
  }
  await expect(runForText({ ...failing, mask })).rejects.toThrow('failed with 1: no ***;')
})
