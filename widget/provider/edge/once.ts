/** A component refuses to be torn down twice; a widget that ends while it starts may ask for it twice. */
export function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => {
    running ??= task()
    return running
  }
}
