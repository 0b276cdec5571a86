import script from '../../../mocks/braintree-wire/card-frame/frame.ts?bundled'

const STYLES = `
html, body { height: 100%; margin: 0 }
input { background: none; border: 0; box-sizing: border-box; height: 100%; outline: 0; padding: 0; width: 100% }
`

/** The page of a card field's frame, whole. */
export const FRAME_PAGE = [
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>A card field</title>',
  `<style>${STYLES}</style><body></body>`,
  `<script>${script.replaceAll('</script', '<\\/script')}</script></html>`,
].join('\n')
