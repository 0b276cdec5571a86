import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonReportSchema } from '../../scripts/conformance/report/formats/json-schema'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import { otherPaths, withOtherPaths } from './support/other-paths'
import { withApiKey } from './support/other-sign-in'
import { writeMap } from './support/own-way'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

const FORMATS = ['json', 'junit', 'sarif', 'har', 'html', 'markdown'] as const

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

describe('a service with other paths, names and units', () => {
  test('CONF-10 conforms with its map, and every report says what was adapted', async () => {
    const files = FORMATS.map((format) => [format, createFilePath(format)] as const)
    const args = [
      ...[...argumentsFor(service), '--map', writeMap(otherPaths)],
      ...files.flatMap(([format, file]) => [`--${format}`, file]),
    ]
    const { status, out } = await runCommandLine(args, withOtherPaths(service.handle))
    const texts = new Map(files.map(([format, file]) => [format, readFileSync(file, 'utf8')]))
    const report = jsonReportSchema.parse(JSON.parse(texts.get('json') ?? ''))
    const { findings, gaps, verdict, adapted } = report
    expect({ findings, gaps, status, verdict }).toEqual({
      findings: [],
      gaps: [],
      status: 0,
      verdict: 'adapted',
    })
    expect(adapted?.calls).toHaveLength(9)
    expect(adapted?.calls).toContainEqual({
      operation: 'updateProduct',
      contract: 'PUT /product/update/{productId}/{userId}',
      service: 'PATCH /v2/products/{productId}',
    })
    expect(adapted?.fields).toContainEqual({
      field: 'ProductFilter.filters.price',
      service: 'minMax, × 100',
      operations: ['filterProducts'],
    })
    expect(adapted?.fields).toContainEqual({
      field: 'searchProducts?search',
      service: 'q',
      operations: ['searchProducts'],
    })
    const beyond = report.steps.filter(({ state }) => state.kind !== 'passed')
    expect(beyond.map(({ state }) => state)).toEqual(
      beyond.map(({ state }) => ({
        kind: 'skipped',
        isOutOfReach: true,
        why: state.kind === 'skipped' ? state.why : '',
      })),
    )
    const whys = beyond.map(({ state }) => (state.kind === 'skipped' ? state.why : ''))
    expect(new Set(whys.map((why) => why.replace(/has \w+ without/, 'has … without')))).toEqual(
      new Set([
        '--map has … without {userId}: whose it is says the token alone, so that nobody can ask for somebody else',
      ]),
    )
    const sentence = 'the service does not meet the contract without'
    expect(out.replaceAll(/\s+/g, ' ')).toContain(sentence)
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /meets openapi\.yaml only with what was adapted \(9 operations have other paths, 11 fields have other names\)/,
    )
    for (const format of FORMATS.filter((one) => one !== 'json')) {
      expect(texts.get(format)).toContain(sentence)
    }
    expect(texts.get('har')).toContain('/api/v2/products')
  })

  test('CONF-10 differs without, and a map never hides a difference', async () => {
    const only = ['--only', 'browse,product-life,reach']
    const plain = await runCommandLine(
      [...argumentsFor(service), ...only],
      withOtherPaths(service.handle),
    )
    expect(plain.status).toBe(1)
    expect(plain.out).toContain('signIn · not-built')
    const faulty = withOtherPaths(findFault('showProduct leaves category out').wrap(service.handle))
    const args = [...argumentsFor(service), ...only, '--map', writeMap(otherPaths)]
    const { status, out } = await runCommandLine(args, faulty)
    expect(status).toBe(1)
    expect(out).toContain('showProduct · schema')
    expect(out).toMatch(/curl -X GET 'http:\/\/service\.test\/api\/v2\/products\/[^/']+'/)
  })
})

test('CONF-10 a map goes with another way to sign in', async () => {
  const args = [
    ...[...argumentsFor(service), '--map', writeMap(otherPaths)],
    ...['--send-token', 'X-Api-Key: {token}', '--only', 'browse,product-life,profile'],
  ]
  const handle = withApiKey(withOtherPaths(service.handle))
  const { status, out } = await runCommandLine(args, handle)
  expect({ status, out }).toMatchObject({
    status: 0,
    out: expect.stringContaining('have other names, tokens travel in another way'),
  })
})

describe('a map that can be right for no service is refused before anything is sent', () => {
  const operations = (content: object) => ({ operations: content })
  const fields = (content: object) => ({ fields: content })

  test.each<[string, unknown, RegExp]>([
    ['an empty file', '', /It is empty\. It takes YAML with `operations`, `fields`/],
    ['no YAML', 'operations: [', /It is not YAML/],
    ['no object', '- 1', /It is no object/],
    ['a key of its own', { operation: {} }, /no "operation": it takes .* mean "operations"\?/],
    ['nothing', { without: ['userId'] }, /it says nothing/],
    ['operations as a list', { operations: [] }, /operations \(line 1\): it is a list/],
    [
      'an unknown operation',
      operations({ listProduct: 'GET /x' }),
      /operations\.listProduct \(line 2\): there is no "listProduct": .* mean "listProducts"\?/,
    ],
    ['no method', operations({ listProducts: '/x' }), /there is no "\/x": it takes a method/],
    ['a strange method', operations({ listProducts: 'FETCH /x' }), /no "FETCH"/],
    ['no path', operations({ listProducts: 'GET x' }), /"GET x" has no path/],
    ['a query in a path', operations({ listProducts: 'GET /x?a=1' }), /has no path/],
    ['a number', operations({ listProducts: 7 }), /no "7": it takes a method and a path/],
    [
      'an unknown parameter',
      operations({ showProduct: 'GET /x/{id}' }),
      /there is no "id": it takes \{productId\}/,
    ],
    [
      'a parameter too few',
      operations({ showProduct: 'GET /x' }),
      /operations\.showProduct \(line 2\): \/x lacks \{productId\}: it takes \{productId\}\.$/m,
    ],
    [
      'no user',
      operations({ readProfile: 'GET /me' }),
      /\/me lacks \{userId\}: .* give `without: \[userId\]` beside `operations`/,
    ],
    [
      'a parameter twice',
      operations({ showProduct: 'GET /{productId}/{productId}' }),
      /\{productId\} is in it twice/,
    ],
    [
      'two operations at one place',
      operations({ listProducts: 'GET /x', listCategories: 'GET /x' }),
      /GET \/x is the place of both listProducts and listCategories/,
    ],
    [
      'a place that is taken',
      operations({ listProducts: 'GET /category/list' }),
      /\/category\/list is the place of both listProducts and listCategories/,
    ],
    [
      'an unknown query parameter',
      operations({ searchProducts: { query: { text: 'q' } } }),
      /there is no "text": it takes search, category/,
    ],
    [
      'one name for two parameters',
      operations({ searchProducts: { query: { search: 'category' } } }),
      /category is called "category" too/,
    ],
    ['no pointer', operations({ listProducts: { answer: 'data' } }), /"data" is no JSON pointer/],
    [
      'a broken pointer',
      operations({ listProducts: { answer: '/%' } }),
      /"\/%" is no JSON pointer/,
    ],
    [
      'a pointer that is no UTF-8',
      operations({ listProducts: { answer: '/%ff' } }),
      /"\/%ff" is no JSON pointer/,
    ],
    ['no schema', fields({}), /fields .*it is empty: it takes schemas/],
    ['no operation', operations({}), /operations .*it is empty: it takes operationIds/],
    [
      'a GET with a body',
      operations({ filterProducts: 'GET /x' }),
      /filterProducts \(line 2\): filterProducts has a body, and a GET sends none: it takes POST, PUT/,
    ],
    [
      'an empty object',
      operations({ listProducts: {} }),
      /call .*it is missing: it takes a method/,
    ],
    ['what else may be left out', { ...operations({}), without: ['productId'] }, /no "productId"/],
    [
      'an unknown schema',
      fields({ Prodct: { name: 'title' } }),
      /fields\.Prodct .*there is no "Prodct": .* mean "Product"\?/,
    ],
    ['a schema without fields', fields({ Price: { x: 'y' } }), /there is no "Price"/],
    [
      'an unknown field',
      fields({ Product: { titel: 'x' } }),
      /there is no "titel": it takes a field of Product: _id, name, description/,
    ],
    [
      'a name that is taken',
      fields({ Product: { name: 'description' } }),
      /the service would call Product\.description "description", too/,
    ],
    ['one name for two', fields({ User: { name: 'x', email: 'x' } }), /User\.\w+ "x", too/],
    ['no name', fields({ Product: { name: '' } }), /it is empty: it takes what the service/],
    ['a list', fields({ Product: { name: [] } }), /it is a list: it takes what the service/],
    ['no factor', fields({ Product: { price: { times: 0 } } }), /0 is no factor/],
    ['a factor in words', fields({ Product: { price: { times: 'x' } } }), /"x" is no factor/],
    ['no values', fields({ User: { role: { values: {} } } }), /it is empty: it takes the service/],
    ['a value that is none', fields({ User: { role: { values: { A: [] } } } }), /no single value/],
    [
      'a unit and words',
      fields({ User: { role: { times: 2, values: { A: 1 } } } }),
      /it has times and values/,
    ],
  ])('CONF-10 %s', async (_, content, why) => {
    const path = writeMap(content)
    const refused = () => Promise.reject(new Error('asked'))
    const { status, error } = await runCommandLine(
      [...argumentsFor(service), '--map', path],
      refused,
    )
    expect(error).toMatch(why)
    expect(error).toContain(`--map ${path}: `)
    expect({ status, lines: error.trim().split('\n').length }).toEqual({ status: 2, lines: 1 })
  })

  test('CONF-10 a file that is not there', async () => {
    const args = [...argumentsFor(service), '--map', '/none/map.yaml']
    const { status, error } = await runCommandLine(args, service.handle)
    expect(status).toBe(2)
    expect(error).toMatch(/--map \/none\/map\.yaml: There is no such file\. It takes YAML/)
  })

  test('CONF-10 with --self-test, which knows no map', async () => {
    const { status, error } = await runCommandLine(['--self-test', '--map', 'x'], service.handle)
    expect(status).toBe(2)
    expect(error).toMatch(/leave out --map or --self-test/)
  })
})
