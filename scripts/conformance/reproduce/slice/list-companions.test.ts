import { expect, test } from 'vitest'
import { anyExchange } from '../../http/testing/any-exchange'
import { listCompanions } from './list-companions'

const exchange = (number: number, sentMeanwhile: number, status: number) =>
  anyExchange('signUp', { number, sentMeanwhile, status, step: `credentials › ${number}` })

const first = exchange(28, 30, 409)
const second = exchange(29, 29, 200)
const later = exchange(31, 31, 409)
const all = [first, second, later]

test('API-9 what was on its way with a request that had to meet a conflict comes along', () => {
  expect(listCompanions([second], all, [409])).toEqual([first])
  expect(listCompanions([second], all, [400])).toEqual([])
  expect(listCompanions([later], all, [409])).toEqual([])
})

test('API-9 so does what was on its way with one that met a conflict or failed, unless it is of the same step', () => {
  expect(listCompanions([first], all)).toEqual([second])
  const ofOneStep = { ...second, step: first.step ?? '' }
  expect(listCompanions([first], [first, ofOneStep])).toEqual([])
  const failed = exchange(32, 33, 500)
  const other = exchange(33, 33, 200)
  expect(listCompanions([failed], [...all, failed, other])).toEqual([other])
})
