import { notApplicable, type Requirement } from '../requirement'

/** Neither a client, a resource server, an authorization server nor a provider of OAuth or OpenID Connect. */
export const oauth: readonly Requirement[] = [
  '10.1.1',
  '10.1.2',
  '10.2.1',
  '10.2.2',
  '10.3.1',
  '10.3.2',
  '10.3.3',
  '10.3.4',
  '10.4.1',
  '10.4.2',
  '10.4.3',
  '10.4.4',
  '10.4.5',
  '10.4.6',
  '10.4.7',
  '10.4.8',
  '10.4.9',
  '10.4.10',
  '10.4.11',
  '10.5.1',
  '10.5.2',
  '10.5.3',
  '10.5.4',
  '10.5.5',
  '10.6.1',
  '10.6.2',
  '10.7.1',
  '10.7.2',
  '10.7.3',
].map((id) => notApplicable(id, 'No OAuth and no OpenID Connect: the shop signs its own users in.'))

/** Nothing is sent from browser to browser. */
export const webrtc: readonly Requirement[] = [
  '17.1.1',
  '17.2.1',
  '17.2.2',
  '17.2.3',
  '17.2.4',
  '17.3.1',
  '17.3.2',
].map((id) => notApplicable(id, 'No WebRTC.'))
