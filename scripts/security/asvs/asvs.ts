import type { Requirement } from './requirement'
import { oauth, webrtc } from './rows/absent-chapters'
import { encoding } from './rows/v01-encoding'
import { validation } from './rows/v02-validation'
import { frontend } from './rows/v03-frontend'
import { api } from './rows/v04-api'
import { files } from './rows/v05-files'
import { authentication } from './rows/v06-authentication'
import { sessions } from './rows/v07-sessions'
import { authorization } from './rows/v08-authorization'
import { selfContainedTokens } from './rows/v09-tokens'
import { cryptography } from './rows/v11-cryptography'
import { communication } from './rows/v12-communication'
import { configuration } from './rows/v13-configuration'
import { dataProtection } from './rows/v14-data'
import { coding } from './rows/v15-coding'
import { logging } from './rows/v16-logging'

export interface Chapter {
  readonly title: string
  readonly requirements: readonly Requirement[]
}

/** The standard's chapters in their order. */
export const chapters: readonly Chapter[] = [
  { title: '1 Encoding', requirements: encoding },
  { title: '2 Validation and business rules', requirements: validation },
  { title: '3 Pages', requirements: frontend },
  { title: '4 API', requirements: api },
  { title: '5 Files', requirements: files },
  { title: '6 Signing in', requirements: authentication },
  { title: '7 Sessions', requirements: sessions },
  { title: '8 Who may do what', requirements: authorization },
  { title: '9 Tokens', requirements: selfContainedTokens },
  { title: '10 OAuth', requirements: oauth },
  { title: '11 Cryptography', requirements: cryptography },
  { title: '12 Connections', requirements: communication },
  { title: '13 Settings', requirements: configuration },
  { title: '14 Data', requirements: dataProtection },
  { title: '15 Code', requirements: coding },
  { title: '16 Log and faults', requirements: logging },
  { title: '17 WebRTC', requirements: webrtc },
]
