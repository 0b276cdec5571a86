import type { Answer, Wire } from '../wire'

/** Venmo's app: it leads the page that has opened it to one of the addresses that the page has named. */
export async function openVenmo({ gateway, venmo }: Wire): Promise<Answer> {
  const account = await gateway.tokenizeVenmo(
    { kind: 'tokenization-key' },
    { username: 'venmojoe' },
  )
  if (!account.ok) throw new Error(account.problem.message)
  const way = { approve: 'x-success', cancel: 'x-cancel', fail: 'x-error' }[venmo]
  const outcome = {
    approve: `&paymentMethodNonce=${account.value.nonce}&username=@venmojoe`,
    cancel: '',
    fail: '&errorMessage=Declined&errorCode=1',
  }[venmo]
  const body = `<!doctype html><title>Venmo</title><script>
    const back = new URLSearchParams(location.search).get('${way}') + '${outcome}'
    opener.location.replace(back)
    close()
  </script>`
  return { body, contentType: 'text/html' }
}
