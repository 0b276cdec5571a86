import { cpus } from 'node:os'
import { findPostgres } from '../../postgres/find-postgres'
import { startPostgres } from '../../postgres/start-postgres'
import type { Bench, Figure } from '../figure'
import { measureCatalogs } from './measure-catalogs'
import { measureCost } from './measure-cost'
import { measureGain } from './measure-gain'
import { measureNeighbors } from './measure-neighbors'
import { measureKills, measureOrders } from './measure-orders'
import { type DatabaseServer, measureShares } from './measure-shares'

/** Four processes, the database's, and the shoppers' own. */
const ENOUGH_CORES = 8

/** The API on a PostgreSQL server, as one process and as several behind one address. */
export const machinesBench: Bench = {
  async run(note) {
    const cores = cpus().length
    if (cores < ENOUGH_CORES) {
      note(
        `${cores} cores are shared by processes, database and shoppers: four can't show all they can`,
      )
    }
    const given = process.env['DATABASE_URL']
    if (given) return measureOn(given, { url: given }, note)
    const programs = await findPostgres()
    if (!programs) {
      note(
        'left out: no PostgreSQL 15 or later here; install one, or name a server with DATABASE_URL',
      )
      return []
    }
    const server = await startPostgres(programs, { isDurable: true })
    try {
      return await measureOn(server.url, { programs }, note)
    } finally {
      await server.stop()
    }
  },
}

async function measureOn(
  url: string,
  server: DatabaseServer,
  note: (text: string) => void,
): Promise<Figure[]> {
  return [
    ...(await measureCost(url, note)),
    ...(await measureGain(url, note)),
    ...(await measureShares(server, note)),
    ...(await measureOrders(url, note)),
    ...(await measureNeighbors(url, note)),
    ...(await measureCatalogs(url, note)),
    ...(await measureKills(url, note)),
  ]
}
