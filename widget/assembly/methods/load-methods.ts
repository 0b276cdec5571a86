/** Loads the code of the methods list, which most guests never see. */
export function loadMethods() {
  return import('./methods-part')
}
