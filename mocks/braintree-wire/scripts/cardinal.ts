/** Cardinal's Songbird: its set-up ends at once, and a challenge is answered as the shopper decides. Runs in the page. */
export function installCardinal(): void {
  type Listener = (...values: unknown[]) => void
  const listeners = new Map<string, Listener>()
  const tell = (name: string, ...values: unknown[]) => listeners.get(name)?.(...values)

  function outcomeOf(decision: string): [data: object, jwt: string] {
    if (decision === 'error') return [{ ActionCode: 'ERROR', ErrorNumber: 10009 }, '']
    if (decision === 'cancel') {
      const Payment = { ExtendedData: { ChallengeCancel: '01' } }
      return [{ ActionCode: 'FAILURE', Payment }, 'wrong']
    }
    return [{ ActionCode: decision === 'right' ? 'SUCCESS' : 'FAILURE' }, decision]
  }

  function answerChallenge(): void {
    tell('ui.render')
    const decision = window.shoppers?.challenge ?? 'right'
    if (decision === 'wait') window.answerChallenge = conclude
    else conclude(decision)
  }

  function conclude(decision: string): void {
    delete window.answerChallenge
    tell('ui.close')
    tell('payments.validated', ...outcomeOf(decision))
  }

  Object.assign(window, {
    Cardinal: {
      configure: () => undefined,
      on: (name: string, listener: Listener) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
      setup: () => queueMicrotask(() => tell('payments.setupComplete', { sessionId: 'session' })),
      trigger: () => Promise.resolve({ Status: true }),
      continue: () => queueMicrotask(answerChallenge),
    },
  })
}
