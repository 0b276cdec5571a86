import type { StartedApi } from '../../mocks/api/start-api'
import { createJournal } from '../../mocks/worlds/calls/journal'
import type { Backend } from '../../mocks/worlds/http/backends'
import { createExplainer } from '../../mocks/worlds/http/explain-address'
import { createPersonaFinder } from '../../mocks/worlds/personas/find-persona'
import { personaNames } from '../../mocks/worlds/personas/personas'
import { createTroubles } from '../../mocks/worlds/troubles/create-troubles'
import type { Upstream } from '../../mocks/worlds/upstream/create-upstream'

/** The backend at the mock's own address, which keeps its data. */
export interface SharedBackend extends Backend {
  /**
   * Serves a request, and remembers a call.
   *
   * @throws ConnectionCut where a trouble leaves it without an answer, TroubleError for a header that names none
   */
  fetch(request: Request, connection?: unknown): Promise<Response>
  /** Ends what waits. */
  stop(): void
}

/**
 * @param troubles that its calls meet, as they are written
 * @throws TroubleError that says what there is, for troubles that are none
 */
export function createSharedBackend(
  { app, contract, database }: Pick<StartedApi, 'app' | 'contract' | 'database'>,
  {
    troubles: text,
    upstream,
  }: { readonly troubles: string; readonly upstream?: Upstream | undefined },
): SharedBackend {
  const personaOf = createPersonaFinder(database)
  const troubles = createTroubles({ contract, personas: personaNames, personaOf })
  troubles.set(text)
  const explain = createExplainer(contract)
  const journal = createJournal({ contract, now: () => new Date() })

  const serveOn = (connection?: unknown) => (request: Request) =>
    troubles.meet(request, (met) => {
      const serveHere = async (passed: Request) => app.fetch(passed, connection)
      return upstream ? upstream.serve(met, serveHere) : serveHere(met)
    })

  return {
    journal,
    personaOf,
    serve: serveOn(),
    async fetch(request, connection) {
      const isCall = new URL(request.url).pathname.startsWith(`${contract.basePath}/`)
      if (isCall) return journal.record(request, explain(serveOn(connection)))
      return explain(async (passed) => app.fetch(passed, connection))(request)
    },
    stop: troubles.stop,
  }
}
