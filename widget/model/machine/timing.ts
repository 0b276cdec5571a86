/** How often the dependencies are looked at while one of them is still initializing. */
export const DEPENDENCY_LOOK_MS = 200

/** How long a ready option waits for those that are not: what hangs must not hold up a sale. */
export const OVERDUE_AFTER_MS = 600

/** After this an option that never answered has failed. */
export const DEPENDENCY_TIMEOUT_MS = 30_000

/** From choosing a method to showing it in the methods list. */
export const CHANGE_ACTIVE_METHOD_MS = 200

/** From the end of a deletion to the end of the loading indicator: lets the views settle. */
export const LOADING_AFTER_DELETION_MS = 500
