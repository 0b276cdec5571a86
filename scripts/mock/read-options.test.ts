import { expect, test } from 'vitest'
import { readOptions } from './read-options'

test('needs no option', () => {
  expect(readOptions([])).toEqual({
    port: 4010,
    host: undefined,
    allowedHosts: [],
    isInMemory: false,
    productCount: 0,
    resets: false,
    state: undefined,
    troubles: '',
    checksAnswers: true,
    writesJson: false,
    upstream: undefined,
    real: '',
    record: undefined,
    isHelpWanted: false,
  })
})

test('reads every option', () => {
  const args =
    '--port 4030 --host 0.0.0.0 --memory --latency 300 --seed --no-check-answers --json --fail createOrder=500,signIn=429 --fail listOrders=503'
  const worlds = [
    '--allowed-hosts',
    'mock,DevBox.example',
    '--state',
    'one-left',
    '--trouble',
    'createOrder:hang',
    '--trouble',
    '*:latency=5',
    '--upstream',
    'https://staging.example/api',
    '--real',
    'listProducts,showProduct',
    '--real',
    'signIn',
    '--record',
    'shop.world',
  ]
  expect(readOptions([...args.split(' '), ...worlds])).toEqual({
    port: 4030,
    host: '0.0.0.0',
    allowedHosts: ['mock', 'devbox.example'],
    isInMemory: true,
    productCount: 0,
    resets: true,
    state: 'one-left',
    troubles:
      'createOrder:hang, *:latency=5, createOrder:status=500, signIn:status=429, listOrders:status=503, *:latency=300',
    checksAnswers: false,
    writesJson: true,
    upstream: 'https://staging.example/api',
    real: 'listProducts,showProduct,signIn',
    record: 'shop.world',
    isHelpWanted: false,
  })
})

test('reads how many products are wanted', () => {
  expect(readOptions(['--products', '1000'])).toMatchObject({ productCount: 1000 })
})

test.each([
  [['--port', 'http'], /--port must be a port number/],
  [['--port'], '--port takes a port number from 0 to 65535, but has nothing.'],
  [['--port', '-1'], '--port takes a port number from 0 to 65535, but has "-1".'],
  [['--port', '--memory'], '--port takes a port number from 0 to 65535, but has "--memory".'],
  [
    ['--products', 'many'],
    '--products takes a whole number above the 86 products of the seed, but has "many".',
  ],
  [
    ['--products', '-1'],
    '--products takes a whole number above the 86 products of the seed, but has "-1".',
  ],
  [['--products=-1'], 'above the 86 products of the seed, but has "-1".'],
  [['--products', '1.5'], 'above the 86 products of the seed, but has "1.5".'],
  [['--products', '0'], 'above the 86 products of the seed, but has "0". For fewer'],
  [['--products', '1'], /take --state, such as empty-shop or one-product\./],
  [
    ['--state', 'one-left', '--products', '1000'],
    '--products fills the catalog of the seed, and --state begins with that of a state: take one',
  ],
  [['--latency', '-5'], '--latency takes a whole number of milliseconds, but has "-5".'],
  [['--latency', '0x10'], '--latency takes a whole number of milliseconds, but has "0x10".'],
  [['--memory=yes'], '--memory takes no value, but has "yes".'],
  [['--no-port'], 'There is no option --no-port.'],
  [['1000'], '"1000" is no option. --help lists all.'],
  [['--fail', 'createOrder'], /--fail must be like createOrder=500/],
  [['--fail', 'createOrder=200'], /--fail must be like/],
  [['--host', 'bazaar.example'], /--host must be an IP address to listen on/],
  [['--allowed-hosts', 'http://mock:4010'], /--allowed-hosts takes names/],
  [['--real', 'listProducts'], /--real wants --upstream URL/],
  [['--record', 'shop.world'], /--record wants --upstream URL/],
  [['--prot', '4030'], 'There is no option --prot. Did you mean --port? --help lists all.'],
  [['--no-check-answer'], 'no option --no-check-answer. Did you mean --no-check-answers?'],
  [['-x'], 'There is no option -x. --help lists all.'],
])('%j is refused with a sentence', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
