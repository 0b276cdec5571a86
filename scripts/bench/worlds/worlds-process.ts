/**
 * Makes as many worlds as its argument says, in a process of its own, and prints how long each took and how much memory the
 * process has grown by.
 */
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { makeWorlds } from './measure-worlds'

const BYTES_PER_MB = 1024 * 1024

const worlds = await startWorlds({ log: () => undefined })
// It opens what all of them share.
await worlds.use('first')
const before = process.memoryUsage.rss()
const times = await makeWorlds(worlds, Number(process.argv[2]))
const memoryMb = (process.memoryUsage.rss() - before) / BYTES_PER_MB
console.log(JSON.stringify({ times, memoryMb }))
// A timer of the embedded PostgreSQL would keep the process for some seconds.
process.exit()
