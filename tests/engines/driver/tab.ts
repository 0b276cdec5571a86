/** Keys by the names that `KeyboardEvent.key` has for them; `Shift+Tab` goes back. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Home'
  | 'End'

/** What every engine can do with one page, whatever drives it. Pointer and keys are the engine's own input. */
export interface Tab {
  /** Opens an address and resolves when it has loaded. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page; resolves with what JSON can say of its value, or of what that promises. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a place of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  /** Gives a file to an input, as its dialog would. */
  chooseFile(selector: string, path: string): Promise<void>
  /** Errors that were written to the console or that nobody caught, on the pages since the tab was opened. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface TabOptions {
  /** Whether the page may keep anything: cookies, localStorage, sessionStorage. */
  readonly storage: 'kept' | 'refused'
}

/** A browser that was started for tests. */
export interface Engine {
  /** With its name, such as `Firefox 153.7`. */
  readonly version: string
  /** A tab that shares nothing with others. */
  openTab(options: TabOptions): Promise<Tab>
  stop(): Promise<void>
}

/** Runs a function in the page: its source goes there, so it uses nothing but its argument. */
export async function runIn<Argument, Result>(
  tab: Tab,
  script: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const value = await tab.evaluate(`(${script})(${JSON.stringify(argument)})`)
  // The function's own type says what it returned.
  return value as Result
}
