/**
 * The members of a component, however it was bundled: braintree-web is CommonJS, which bundlers hand
 * over as `default`; a replacement that a merchant's or a test's alias brings may be an ES module.
 */
export function unwrapModule<Module extends object>(module: Module & { default?: Module }): Module {
  return module.default ?? module
}
