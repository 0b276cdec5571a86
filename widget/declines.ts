export { type DeclineKind, declineKind } from './declines/decline-kind'
export { type DeclineExplanation, explainDecline } from './declines/explain-decline'
