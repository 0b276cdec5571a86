/**
 * Does work that builds with Vite in this process: Vite makes `NODE_ENV` production for the whole process, and whatever it
 * starts then would be no trial of the shop.
 */
export async function restoreNodeEnv<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}
