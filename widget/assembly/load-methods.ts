/** The code of payment methods in a list: most guests never see one. */
export function loadMethods() {
  return import('./methods-part')
}
