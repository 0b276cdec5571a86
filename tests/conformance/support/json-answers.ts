/** A JSON answer with the same headers and another body or status. */
export async function changeAnswer(
  response: Response,
  change: (body: unknown) => unknown,
  status = response.status,
): Promise<Response> {
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(change(body)), { status, headers })
}

export function answerJson(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}
