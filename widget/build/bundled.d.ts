/** A script by itself, as text; see `bundle-as-text.ts`. */
declare module '*?bundled' {
  const script: string
  export default script
}
