import { expect, test } from 'vitest'
import { startPage } from './start-page'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-own'",
  ETag: '"kept"',
  'Cache-Control': 'private, no-cache',
}
const send = (text: string, init: ResponseInit = { headers }) => new Response(text, init)

test('WORLD-5 a link’s script runs before the page’s own, admitted by its hash, and no cache keeps the page', async () => {
  const page = await startPage(send('<head><meta charset="utf-8" /><script>a</script>'), "f('$&')")
  expect(await page.text()).toBe(
    `<head><meta charset="utf-8" /><script>f('$&')</script><script>a</script>`,
  )
  expect(Object.fromEntries(page.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'self'; script-src 'sha256-De1wyq2iWgOtWIoDiHGXiLoLCCeEYEVVa6vMp2V+TF0=' 'self' 'sha256-own'",
    'content-type': 'text/html; charset=utf-8',
  })
})

test('WORLD-5 what is no page stays as it is', async () => {
  const answer = send('{}', { headers: { 'Content-Type': 'application/json' }, status: 404 })
  expect(await startPage(answer, 'f()')).toBe(answer)
})

test('a page without a place for the script is told of', async () => {
  await expect(startPage(send('<p>'), 'f()')).rejects.toThrow('has no place for a script')
})
