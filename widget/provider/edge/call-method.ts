/**
 * Calls a method that the published types of a component lack, or whose arguments a merchant
 * decides, so that only the component can know whether they are right.
 *
 * @throws TypeError when there is no such method; else whatever the method throws
 */
export function callMethod(target: object, name: string, ...args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new TypeError(`This component has no method ${name}.`)
  return Reflect.apply(method, target, args)
}
