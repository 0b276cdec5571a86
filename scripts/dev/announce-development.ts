import { paint } from '../processes/terminal'
import type { DevelopmentPorts } from './start-development'

/** Says what answers where. */
export function announceDevelopment({ shop, api, prism }: DevelopmentPorts): void {
  console.log(`
  ${paint('bold', 'Prompt Bazaar')}, for development
  shop   ${paint('green', `http://localhost:${shop}`)}  with hot reload
  API    http://127.0.0.1:${api}/api
  Prism  http://127.0.0.1:${prism}  each JSON call of the shop is held against openapi.yaml

  Ctrl-C stops all of it.
`)
}
