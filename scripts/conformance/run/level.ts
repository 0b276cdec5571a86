/** How far a service is: each level builds on the one before. */
export const levels = ['reachable', 'shapes', 'access', 'journeys', 'money'] as const

export type Level = (typeof levels)[number]
