/** Where the calls of a page that is drawn in Node go when the API is served beside the pages. */
export const PREVIEW_ORIGIN = 'http://preview.invalid'
