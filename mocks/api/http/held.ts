/** What a request holds of the process, to be given back when it ends, however it ends. */
export interface Held {
  add(release: () => void): void
  /** Gives everything back. */
  release(): void
  /** Leaves giving back to somebody else: what was held is theirs to give back from now on. */
  handOver(): () => void
}

export function createHeld(): Held {
  let releases: (() => void)[] = []
  const takeOut = () => {
    const taken = releases
    releases = []
    return () => {
      for (const release of taken) release()
    }
  }
  return {
    add: (release) => void releases.push(release),
    release: () => takeOut()(),
    handOver: takeOut,
  }
}
