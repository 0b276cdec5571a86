/** The storefront for Node: pages drawn ahead of the browser. `vite build --ssr preview.tsx` makes it. */
export { drawPage } from './app/preview/draw-page'
