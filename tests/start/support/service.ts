import { z } from 'zod'

const sessionSchema = z.object({
  token: z.string(),
  user: z.object({ _id: z.string(), email: z.string(), role: z.number() }),
})

/** Signs in at a running shop. */
export async function signIn(origin: string, email: string, password: string) {
  return sessionSchema.parse(await post(`${origin}/api/auth/signin`, { email, password }))
}

/** Makes an account at a running shop. */
export function signUp(origin: string, email: string, password: string): Promise<unknown> {
  return post(`${origin}/api/auth/signup`, { name: 'Keeper', email, password })
}

async function post(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
