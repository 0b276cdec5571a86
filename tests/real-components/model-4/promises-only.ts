/** The component without its callbacks: "simply ignored", as the notes say, and the promise is all there is. */
export function promisesOnly<Component extends object>(
  component: Component,
  names: readonly string[],
): Component {
  return new Proxy(component, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      if (!names.includes(String(name))) return member.bind(target)
      return (...values: unknown[]) => {
        const withoutCallback = typeof values.at(-1) === 'function' ? values.slice(0, -1) : values
        return Reflect.apply(member, target, withoutCallback)
      }
    },
  })
}
