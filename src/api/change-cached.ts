import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes what a query has read, until it is read anew; nothing where it has not been read. The client's own method for it
 * is left out of the build (`scripts/build/shake-packages.ts`), since every visitor would load it for administrators.
 */
export function changeCached<Data>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Data, Error> },
  change: (data: Data) => Data,
): void {
  const query = client.getQueryCache().find<Data>({ queryKey })
  if (query?.state.data !== undefined) query.setData(change(query.state.data))
}
