import { notApplicable, type Requirement } from '../requirement'

export const webrtc: readonly Requirement[] = [
  '17.1.1',
  '17.2.1',
  '17.2.2',
  '17.2.3',
  '17.2.4',
  '17.3.1',
  '17.3.2',
].map((id) => notApplicable(id, 'No WebRTC.'))
