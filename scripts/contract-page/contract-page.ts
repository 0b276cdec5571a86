import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { SignInAccount } from '../../mocks/api/database/seed/accounts'
import { readContractDocument } from '../../mocks/contract/read-contract'
import { showAccounts } from './show-accounts'
import { findSwaggerUi } from './swagger-ui'

/** Where the page is. */
export const CONTRACT_PAGE_PATH = '/docs'

const CONTRACT_FILE = new URL('../../openapi.yaml', import.meta.url)
const WORLD = /^[a-z0-9-]{1,63}$/

/** Beside this file, and of Swagger UI. */
const OWN = { 'page.js': 'text/javascript', 'page.css': 'text/css' } as const
const SWAGGER_UI = {
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui.css': 'text/css',
} as const

export interface ContractPageOptions {
  /** Whether there is a backend for each name, which calls are tried on. */
  readonly hasWorlds: boolean
  /** Who can sign in there; their passwords are shown. */
  readonly accounts: readonly SignInAccount[]
}

/** The contract for people: each operation with examples, statuses and limits, and calls to try. Needs no other host. */
export function createContractPage({ hasWorlds, accounts }: ContractPageOptions): Hono {
  const app = new Hono().basePath(CONTRACT_PAGE_PATH)
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  )
  app.get('/', async (context) => context.html(await readOwn('page.html')))
  app.get('/openapi.yaml', async (context) =>
    context.body(await readFile(CONTRACT_FILE, 'utf8'), 200, { 'Content-Type': 'text/yaml' }),
  )
  app.get('/openapi.json', async (context) => {
    const document = showAccounts(await readContractDocument(CONTRACT_FILE), accounts)
    const world = context.req.query('world') ?? ''
    return context.json(hasWorlds ? { ...document, servers: listServers(world) } : document)
  })
  for (const [name, type] of Object.entries(OWN)) {
    app.get(`/${name}`, async (context) =>
      context.body(await readOwn(name), 200, { 'Content-Type': type }),
    )
  }
  for (const [name, type] of Object.entries(SWAGGER_UI)) {
    app.get(`/${name}`, async (context) =>
      context.body(await readFile(new URL(name, findSwaggerUi()), 'utf8'), 200, {
        'Content-Type': type,
      }),
    )
  }
  return app
}

function readOwn(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8')
}

/** The reader's own world comes first, so that trying disturbs nobody. */
function listServers(world: string): readonly object[] {
  const own = WORLD.test(world) ? world : 'me'
  return [
    {
      url: '/w/{world}/api',
      description: 'A backend of your own, made by its first call',
      variables: { world: { default: own, description: 'Its name' } },
    },
    { url: '/api', description: 'The world default, which all share' },
  ]
}
