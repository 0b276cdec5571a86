declare module 'virtual:pictures' {
  /** The check's photos in base64, by kind and color: `png red`. */
  export const pictures: Readonly<Record<string, string>>
}
