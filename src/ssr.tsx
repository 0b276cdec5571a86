/** The storefront's server-side rendering. `vite build --ssr ssr.tsx` bundles it for Node. */
export { classifyPath } from './app/ssr/classify-path'
export { renderPage } from './app/ssr/render-page'
