/**
 * Resolves in a task of its own, before which the page may answer the shopper; unlike a timer's, it comes at once, and no
 * test's clock holds it. Where there are no channels, as in some tests' environments, nobody waits for the page.
 */
export function nextTask(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
