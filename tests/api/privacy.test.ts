import { expect, test } from 'vitest'
import { startMarkedApi } from './support/marked-api'
import { isMarked, markedCalls } from './support/marked-calls'
import { findMark, marks } from './support/marks'
import { privateFaults } from './support/private-faults'

test.each(privateFaults)(
  'API-6 while $name, neither the log nor an answer holds anything private',
  async (fault) => {
    const { client, contract, session, log, close } = await startMarkedApi(fault)
    const [, payload = '', signature = ''] = session.token.split('.')
    const secrets = [...Object.values(marks), payload, signature, 'scrypt1$']
    const calls = markedCalls(session)
    const unharmed: string[] = []
    let faults = 0
    for (const { id } of contract.operations) {
      if (!isMarked(id, calls)) throw new Error(`No marked call of ${id}`)
      const from = log.length
      const reply = await client.send(id, calls[id])
      const written = JSON.stringify(log.slice(from))
      expect([id, findMark(written, secrets)]).toEqual([id, undefined])
      expect(written).toContain(`"operation":"${id}"`)
      if (reply.status >= 500) faults += 1
      else unharmed.push(id)
      if (reply.status < 400) continue
      const answer = JSON.stringify([reply.body, ...reply.headers])
      expect([id, findMark(answer, secrets)]).toEqual([id, undefined])
    }
    // The fault bites: a service that works has nothing to hide.
    expect(faults).toBeGreaterThanOrEqual(4)
    // It forgets nothing and asks nothing: whoever signs out throws the token away.
    if (fault.meetsAll) expect(unharmed).toEqual(['signOut'])
    expect(log.filter(({ event }) => event === 'fault')).toHaveLength(faults)
    await close()
  },
)

test('API-6 a body that is cut off is neither logged nor answered with', async () => {
  const { app, session, log, close } = await startMarkedApi({ name: 'nothing' })
  const encoder = new TextEncoder()
  const bodies = [
    ['POST', '/api/auth/signin'],
    ['PUT', `/api/user/profile/${session.userId}`],
    ['POST', `/api/order/create/${session.userId}`],
  ] as const
  for (const [method, path] of bodies) {
    let isSent = false
    const body = new ReadableStream({
      pull(controller) {
        if (isSent) controller.error(new Error(JSON.stringify(marks)))
        else controller.enqueue(encoder.encode(JSON.stringify(marks).slice(0, -7)))
        isSent = true
      },
    })
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${session.token}`,
    }
    const init = { method, body, headers, duplex: 'half' }
    const response = await app.request(new Request(`http://localhost${path}`, init))
    expect(response.status).toBe(400)
    expect(findMark(await response.text(), Object.values(marks))).toBeUndefined()
  }
  expect(findMark(JSON.stringify(log), [...Object.values(marks), session.token])).toBeUndefined()
  await close()
})

test.each([
  ['as it is', (text: string) => text],
  ['in JSON', (text: string) => JSON.stringify(text)],
  ['in JSON within JSON', (text: string) => JSON.stringify(JSON.stringify(text))],
  ['in an address', (text: string) => encodeURIComponent(text)],
  ['in base64', (text: string) => Buffer.from(text).toString('base64')],
  ['as bytes', (text: string) => JSON.stringify([...Buffer.from(text)])],
])('a mark is found %s', (_, write) => {
  for (const mark of Object.values(marks)) {
    expect(findMark(`before ${write(mark)} after`, Object.values(marks))).toBe(mark)
  }
})
