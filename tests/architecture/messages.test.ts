import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface MessageRow {
  /** The requirement that states it. */
  requirement: string
  /** What a visitor reads, or what happens instead of a message. */
  message: string
  /** How a test that provokes it names it, where that is not the message itself. */
  proof?: RegExp
}

/** The storefront's part of the specification's error catalogue, line by line. */
const catalog: readonly MessageRow[] = [
  row('AUTH-2', 'sign-in: the error field, in a red alert', /expectRedAlert\(page, error\)/),
  row('AUTH-7', 'sign-up: the error field, in a red alert', /expectRedAlert\(page, .*\.error\)/),
  row('AUTH-1', 'Invalid email format'),
  row('AUTH-1', 'Password must be at least 6 characters long'),
  row('ADM-2', 'Category should be unique'),
  row('ADM-2', '{name} is created', /\$\{category\} is created/),
  row('ADM-2', 'Category creation failed'),
  row('ADM-3', 'product creation: the service’s message', /expectRedAlert/),
  row('ADM-7', 'product update: the service’s message', /expectRedAlert/),
  row('ADM-8', 'Failed to fetch products'),
  row('SHOP-7', 'Failed to fetch filtered products'),
  row('HOME-5', 'Error loading products by arrival'),
  row('HOME-5', 'Error loading products by sell'),
  row('SHOP-7', 'An unexpected error occurred.'),
  row('SRCH-3', 'Found {n} products', /Found 2 products/),
  row('SRCH-4', 'No products found'),
  row('USER-5', 'profile: an update error, as an alert', /expectRedAlert/),
  row('USER-5', 'profile: a load error sets a flag', /could not be loaded/),
  row('ADM-11', 'order status: a failure is logged', /waitForEvent\('console'/),
  row('ADM-11', 'orders: a load error is logged', /waitForEvent\('console'/),
  row('USER-2', 'purchases: a load error is logged', /waitForEvent\('console'/),
  row('AUTH-8', 'sign-out: an error is logged', /waitForEvent\('console'/),
  row(
    'PAY-7',
    'payment: a request error’s message, in the alert',
    /No payment method is available\./,
  ),
  row('PAY-7', 'payment: any other error is logged', /waitForEvent\('console'/),
  row('PAY-6', 'Thanks! Your payment was successful!', /checkout\.thanks/),
]

const FOLDER = 'tests/storefront/'
/** From one test, or table of tests, to the next. */
const TEST = /^(?=test\(|for \(|test\.describe\()/m

/** Each test's source, its title included; a group's rows stand before its tests. */
const tests = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => readFileSync(FOLDER + name, 'utf8').split(TEST))

describe('each message of the storefront is provoked by a test that names its requirement', () => {
  test.each(catalog)('$requirement: $message', ({ requirement, message, proof }) => {
    const named = tests.filter((source) => new RegExp(`\\b${requirement}\\b`).test(source))
    expect(named.some((source) => (proof ? proof.test(source) : source.includes(message)))).toBe(
      true,
    )
  })
})

function row(requirement: string, message: string, proof?: RegExp): MessageRow {
  return { requirement, message, ...(proof ? { proof } : {}) }
}
