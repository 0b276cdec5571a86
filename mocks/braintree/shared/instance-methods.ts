import { BraintreeError } from './braintree-error'

/**
 * Lets a function that returns a promise be called with a Node-style callback as last argument
 * too, as every function of the real components can be: the promise is then kept back.
 */
export function acceptCallback<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return new Proxy(work, {
    apply(target, self, args: unknown[]) {
      const callback = args.at(-1)
      if (typeof callback !== 'function') return Reflect.apply(target, self, args)
      const promise: Promise<unknown> = Reflect.apply(target, self, args.slice(0, -1))
      promise.then(
        (value) => callback(null, value),
        (error) => callback(error),
      )
      return undefined
    },
  })
}

/**
 * Does the same for the named methods of an instance.
 *
 * @throws Error when a name is not a method's
 */
export function acceptCallbacks<Instance extends object>(
  instance: Instance,
  methods: readonly (keyof Instance & string)[],
): Instance {
  for (const name of methods) {
    const method: unknown = instance[name]
    if (typeof method !== 'function') throw new Error(`${name} is not a method.`)
    Object.assign(instance, { [name]: acceptCallback((...args) => method.apply(instance, args)) })
  }
  return instance
}

/** Makes every method of an instance throw from now on, as the real components do. */
export function disableMethods(instance: object): void {
  for (const [name, member] of Object.entries(instance)) {
    if (typeof member !== 'function') continue
    const refuse = () => {
      throw new BraintreeError({
        type: 'MERCHANT',
        code: 'METHOD_CALLED_AFTER_TEARDOWN',
        message: `${name} cannot be called after teardown.`,
      })
    }
    Object.assign(instance, { [name]: refuse })
  }
}
