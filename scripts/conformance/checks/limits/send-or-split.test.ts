import { expect, test } from 'vitest'
import type { Exchange } from '../../http/exchange'
import type { Answer } from '../../model/call'
import { ContractFailure } from '../../model/errors'
import type { Part } from './expect-accepted'
import { sendOrSplit } from './send-or-split'

const exchange = (status: number): Exchange => ({
  number: 1,
  request: { operation: 'signUp', method: 'POST', url: 'http://service.test', headers: {} },
  status,
  headers: {},
  text: '',
  json: {},
  startedAt: new Date(0),
  durationMs: 1,
})

const accepted: Answer = {
  status: 200,
  exchange: exchange(200),
  read: () => {
    throw new Error('not read')
  },
}

const refusal = () =>
  new ContractFailure({
    rule: 'refused',
    operation: 'signUp',
    expected: '200',
    got: '400',
    cause: '',
    unshown: 'It is made up.',
    exchange: exchange(400),
  })

const part = (what: string, isTaken: boolean, sent: string[]): Part => ({
  what,
  pointer: `/${what}`,
  async send() {
    sent.push(what)
    if (!isTaken) throw refusal()
    return accepted
  },
})

test('API-9 a request that is taken is not taken apart', async () => {
  const sent: string[] = []
  await sendOrSplit(async () => accepted, [part('name', false, sent)])
  expect(sent).toEqual([])
})

test('API-9 the value that is refused alone is named, and nothing is sent after it', async () => {
  const sent: string[] = []
  const parts = [part('name', true, sent), part('email', false, sent), part('role', true, sent)]
  const error = await sendOrSplit(() => Promise.reject(refusal()), parts).catch(
    (one: unknown) => one,
  )
  expect(error).toMatchObject({
    difference: { pointer: '/email', expected: expect.stringContaining('email') },
  })
  expect(sent).toEqual(['name', 'email'])
})

test('API-9 when each value is taken alone, the whole is reported', async () => {
  const whole = refusal()
  await expect(sendOrSplit(() => Promise.reject(whole), [part('name', true, [])])).rejects.toBe(
    whole,
  )
})
