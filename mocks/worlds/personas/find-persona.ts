import { z } from 'zod'
import type { Database } from '../../api/database/database'
import { findAccounts, toEmailKey } from '../../api/user/user-store'
import { parseJson } from '../../contract/json'
import { personaNames, personas } from './personas'

const claimsSchema = z.object({ sub: z.string() })
const credentialsSchema = z.object({ email: z.string() })

/** Finds the persona that makes a call: by its token, or by the email that signs in. */
export function createPersonaFinder(database: Database) {
  return async (request: Request): Promise<string | undefined> => {
    const userId = readSubject(request.headers.get('Authorization') ?? '')
    const user =
      userId === undefined ? undefined : (await findAccounts(database, [userId])).get(userId)
    const email = user?.email ?? (await readEmail(request))
    if (email === undefined) return undefined
    return personaNames.find(
      (name) => toEmailKey(personas[name].account.email) === toEmailKey(email),
    )
  }
}

/** Whose a token says that it is; whether that is true is the service's question. */
function readSubject(authorization: string): string | undefined {
  const [, claims] = /^Bearer [\w-]+\.([\w-]+)\./i.exec(authorization) ?? []
  if (claims === undefined) return undefined
  return claimsSchema.safeParse(parseJson(Buffer.from(claims, 'base64url').toString())?.value).data
    ?.sub
}

async function readEmail(request: Request): Promise<string | undefined> {
  if (request.method !== 'POST' || !request.url.includes('/auth/')) return undefined
  return credentialsSchema.safeParse(parseJson(await request.clone().text())?.value).data?.email
}
