/** Why nothing can be said of a list that holds nothing. */
export const EMPTY_CATALOG = 'the catalogue is empty'
