/** The element that the page's content stands in. */
export const MAIN_ID = 'content'
