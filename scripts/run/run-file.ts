import { fileURLToPath } from 'node:url'

/** What runs a file of ours with Node: the path of the file is its first argument, the others are the file's own. */
export const RUN_FILE = fileURLToPath(new URL('../run.mjs', import.meta.url))
