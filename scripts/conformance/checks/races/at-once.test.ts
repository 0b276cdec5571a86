import { expect, test } from 'vitest'
import { ContractFailure, Undecided } from '../../model/errors'
import { again, atOnce } from './at-once'

const failure = new ContractFailure({
  rule: 'one-order',
  operation: 'createOrder',
  expected: 'one order',
  got: 'two',
  cause: 'Two come in between.',
  unshown: 'It is made up.',
})

test('requests that were sent together are all awaited, in the order in which they were sent', async () => {
  const late = new Promise<string>((resolve) => setImmediate(() => resolve('first')))
  expect(await atOnce([late, Promise.resolve('second')])).toEqual(['first', 'second'])
})

test('of several failures the one is thrown that breaks the contract, once all have ended', async () => {
  let isEnded = false
  const ended = Promise.resolve().then(() => {
    isEnded = true
  })
  const requests = [Promise.reject(new Undecided('429')), Promise.reject(failure), ended]
  await expect(atOnce(requests)).rejects.toBe(failure)
  expect(isEnded).toBe(true)
})

test('rounds come one after the other, and end with the first that fails', async () => {
  const rounds: number[] = []
  const run = async (round: number) => {
    rounds.push(round)
    if (round === 2) throw failure
  }
  await expect(again(3, run)).rejects.toBe(failure)
  expect(rounds).toEqual([1, 2])
})
