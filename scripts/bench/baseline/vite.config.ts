import { defineConfig, type Plugin } from 'vite'

/** Built like the storefront, but with nothing of its own, and with Preact in React's place. */
export default defineConfig({
  plugins: [preloadHome()],
  resolve: {
    alias: [
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
})

/** The page's code is asked for together with the router's. */
function preloadHome(): Plugin {
  return {
    name: 'preload-home',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((chunk) => chunk.type === 'chunk' && chunk.name === 'home')
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
    },
  }
}
