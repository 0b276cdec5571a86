import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import braintree from 'braintree'
import { answerCall, fieldsOf, type WireCall } from './answer-call'
import type { Misbehaviour } from './misbehaviour'
import { answerXml, type WireAnswer } from './wire-answer'
import type { WireGateway } from './wire-gateway'

export interface Wire {
  /** The published SDK, whose gateway is this one. */
  readonly sdk: braintree.BraintreeGateway
  /** `POST /transactions` for each call that came. */
  readonly calls: string[]
  /** Decides what goes wrong with a call; nothing does where it is `undefined`. */
  misbehave: (call: WireCall) => Misbehaviour | undefined
  close(): Promise<void>
}

const MERCHANT = '/merchants/merchant'
const AUTHORIZATION = `Basic ${Buffer.from('public:private').toString('base64')}`
const DRIP_EVERY_MS = 50

/** Serves a gateway over HTTP on the loopback address, in XML. */
export async function startWire(gateway: WireGateway, timeoutMs = 30_000): Promise<Wire> {
  const server = createServer((request, response) => {
    serve(wire, gateway, request, response).catch((fault: unknown) =>
      response.destroy(toError(fault)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = String(portOf(server.address()))
  const environment = new braintree.Environment('127.0.0.1', port, '', false, '127.0.0.1', port)
  const keys = { merchantId: 'merchant', publicKey: 'public', privateKey: 'private' }
  const sdk = new braintree.BraintreeGateway({ environment, ...keys })
  sdk.config.timeout = timeoutMs
  const wire: Wire = {
    sdk,
    calls: [],
    misbehave: () => undefined,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return wire
}

async function serve(
  wire: Wire,
  gateway: WireGateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request
  const sent = await text(request)
  const body: unknown = sent === '' ? {} : JSON.parse(sent)
  const call: WireCall = { method, path: url.replace(MERCHANT, ''), body: fieldsOf(body) }
  wire.calls.push(`${method} ${call.path}`)
  if (request.headers.authorization !== AUTHORIZATION) return send(response, UNAUTHORIZED)
  const wrong = wire.misbehave(call)
  if (wrong?.kind === 'drop') return void response.destroy()
  if (wrong?.kind === 'refuse') return send(response, wrong.answer)
  const answer = await answerCall(gateway, call)
  switch (wrong?.kind) {
    case undefined:
      return send(response, answer)
    case 'alter':
      return send(response, wrong.alter(answer))
    case 'lose-answer':
      return void response.destroy()
    case 'stay-silent':
      return
    case 'drip':
      return drip(response)
  }
}

const UNAUTHORIZED = answerXml(401, 'error', 'unauthorized')

function send(response: ServerResponse, { status, contentType, body }: WireAnswer): void {
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Encoding': 'gzip' })
  response.end(body === '' ? '' : gzipSync(body))
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  const timer = setInterval(() => response.write(' '), DRIP_EVERY_MS)
  response.on('close', () => clearInterval(timer))
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The wire has no port')
  return address.port
}

function toError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault))
}
