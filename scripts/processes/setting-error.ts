/** A setting of the command line or the environment that can't be used; its message says what it may be. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
