/**
 * Does something with an administrator's run unless one is being carried out, in this tab or another one; says whether it
 * did. By the browser's own locks, which it releases when a tab dies; where there are none, every tab may.
 */
export async function runAlone(userId: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request(`bulk-run ${userId}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}
