/** A service, as a function. */
export type Handler = (request: Request) => Promise<Response>

/** A service that stands in front of another one and meddles. */
export type Wrapper = (next: Handler) => Handler
