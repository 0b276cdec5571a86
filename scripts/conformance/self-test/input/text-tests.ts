/** A test of a value, as buggy validators have it. */
export type ValueTest = (value: unknown) => boolean

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** In characters, as the contract counts. */
export const longerThan =
  (most: number): ValueTest =>
  (value) =>
    [...toText(value)].length > most

export const shorterThan =
  (least: number): ValueTest =>
  (value) =>
    toText(value) !== '' && [...toText(value)].length < least

/** In UTF-16 units, as JavaScript and Java count. */
export const moreUnitsThan =
  (most: number): ValueTest =>
  (value) =>
    toText(value).length > most

export const moreBytesThan =
  (most: number): ValueTest =>
  (value) =>
    Buffer.byteLength(toText(value)) > most

export const like =
  (pattern: RegExp): ValueTest =>
  (value) =>
    pattern.test(toText(value))

export const unlike =
  (pattern: RegExp): ValueTest =>
  (value) =>
    toText(value) !== '' && !pattern.test(toText(value))

export const equals =
  (...refused: readonly unknown[]): ValueTest =>
  (value) =>
    refused.includes(value)

/** Also of texts, as forms have them. */
export const over =
  (most: number): ValueTest =>
  (value) =>
    Number(value) > most

export const moreThan =
  (most: number): ValueTest =>
  (value) =>
    Array.isArray(value) && value.length > most

/** An amount that is no whole number of cents for those who multiply binary fractions, such as 19.99. */
export const isInexact: ValueTest = (value) =>
  value !== undefined && !Number.isInteger(Number(value) * 100)

export const isAbsent: ValueTest = (value) => value === undefined

/** An object with other keys than these. */
export const hasOtherKeys =
  (...known: readonly string[]): ValueTest =>
  (value) =>
    typeof value === 'object' && Object.keys(value ?? {}).some((key) => !known.includes(key))

/** An array of which one entry fails a test at its key. */
export const someEntry =
  (key: string, test: ValueTest): ValueTest =>
  (value) =>
    Array.isArray(value) &&
    value.some((entry: unknown) => test(new Map(Object.entries(Object(entry))).get(key)))

/** An array of which one entry fails a test. */
export const some =
  (test: ValueTest): ValueTest =>
  (value) =>
    Array.isArray(value) && value.some(test)

/** An array with the same value of a key twice. */
export const repeats =
  (key: string): ValueTest =>
  (value) =>
    Array.isArray(value) &&
    new Set(value.map((entry: unknown) => new Map(Object.entries(Object(entry))).get(key))).size <
      value.length
