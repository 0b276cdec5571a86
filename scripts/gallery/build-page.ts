import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The files of the page that the widget is walked through on, by URL path. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>

/** Builds the widget from its sources, with the provider's simulated components. */
export async function buildGalleryPage(): Promise<PageFiles> {
  const built = await build({
    root: path('page'),
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        {
          find: /^braintree-web\/(.+)$/,
          replacement: path('../../mocks/braintree/$1/entry.ts'),
        },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123'],
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
    },
  })
  return new Map(
    [built]
      .flat()
      .flatMap((result) =>
        'output' in result
          ? result.output.map(
              (file) =>
                [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
            )
          : [],
      ),
  )
}
