import type { Bench } from './figure'

/** A bench by its name; its code is loaded when it is run. */
export interface BenchEntry {
  readonly name: string
  readonly about: string
  load(): Promise<Bench>
}

/** Everything that `npm run bench` measures. */
export const benches: readonly BenchEntry[] = [
  {
    name: 'start-up',
    about: 'from the command to its first answer, beside Prism answering from examples; hot reload',
    load: async () => (await import('./start-up/start-up-bench')).startUpBench,
  },
  {
    name: 'catalog',
    about: 'reads of 100,000 products at the 95th percentile, beside 1,000 (PGlite, no network)',
    load: async () => (await import('./catalog/catalog-bench')).catalogBench,
  },
  {
    name: 'machines',
    about:
      'one, two and four processes with one PostgreSQL (quick password hashes, no rate limits)',
    load: async () => (await import('./machines/machines-bench')).machinesBench,
  },
  {
    name: 'memory',
    about:
      'documents and reads a second, while orders come in and from a cache too, 16 connections, beside plain Node',
    load: async () => (await import('./memory/memory-bench')).memoryBench,
  },
  {
    name: 'widget',
    about: "a guest's card form, beside braintree-web-drop-in 1.48.0",
    load: async () => (await import('./widget/widget-bench')).widgetBench,
  },
  {
    name: 'page',
    about: 'first loads by Lighthouse (mobile), beside a bare app with Preact and without MUI',
    load: async () => (await import('./page/page-bench')).pageBench,
  },
  {
    name: 'in-use',
    about: 'inputs with a slowed processor, long lists, the way back, and memory',
    load: async () => (await import('./in-use/in-use-bench')).inUseBench,
  },
  {
    name: 'reliability',
    about: 'the API flooded, killed and uploaded to, and the shop attacked from one address',
    load: async () => (await import('./reliability/reliability-bench')).reliabilityBench,
  },
  {
    name: 'fuzz',
    about: 'a million spoiled requests to the API and the pages',
    load: async () => (await import('./reliability/fuzz/fuzz-bench')).fuzzBench,
  },
  {
    name: 'verdict',
    about:
      'the conformance check’s package from an empty folder to its verdict, beside its installation alone',
    load: async () => (await import('./check/verdict-bench')).verdictBench,
  },
  {
    name: 'proxy',
    about: 'what the conformance check’s --proxy adds to a call, beside the service alone',
    load: async () => (await import('./check/proxy-bench')).proxyBench,
  },
  {
    name: 'worlds',
    about:
      'worlds of the mock, beside a database made anew for each test (PGlite, in memory); its package, beside Prism',
    load: async () => (await import('./worlds/worlds-bench')).worldsBench,
  },
  {
    name: 'growth',
    about:
      '1,000 to 1,000,000 products: each operation and memory (GROWTH_MOST=10000 stops earlier)',
    load: async () => (await import('./growth/growth-bench')).growthBench,
  },
]
