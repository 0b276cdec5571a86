/** How often the dependencies are looked at while one of them is still initializing. */
export const DEPENDENCY_LOOK_MS = 200

/** How long a ready option waits for those that are not: what hangs must not hold up a sale. */
export const OVERDUE_AFTER_MS = 600

/** How long a returning customer waits for saved methods, from the start of the options on: most choose one of them. */
export const SAVED_METHODS_WAIT_MS = 8_000

/** How long a request waits for device data, and the start of a widget that requires it once an option is ready. */
export const DEVICE_DATA_WAIT_MS = 5_000

/** After this an option that never answered has failed. */
export const DEPENDENCY_TIMEOUT_MS = 30_000

/** From choosing a method to showing it in the methods list. */
export const CHANGE_ACTIVE_METHOD_MS = 200

/** From the end of a deletion to the end of the loading indicator: lets the views settle. */
export const LOADING_AFTER_DELETION_MS = 500
