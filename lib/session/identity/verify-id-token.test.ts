import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { verifyIdToken } from './identity'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

let server: Server
let issuer: string
let published: object[] = []

beforeEach(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const discovery = { issuer, jwks_uri: `${issuer}/keys` }
    response.end(JSON.stringify(request.url === '/keys' ? { keys: published } : discovery))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.useRealTimers()
  server.close()
})

async function publish(algorithm: string, kid: string): Promise<Pair> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  published = [{ ...(await exportJWK(pair.publicKey)), kid, use: 'sig' }]
  return pair
}

function sign(pair: Pair, alg: string, kid: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg, kid })
    .setSubject('ann')
    .setIssuer(issuer)
    .setAudience('site')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(pair.privateKey)
}

const verify = (token: string) => verifyIdToken(token, { issuer, clientId: 'site' })

it.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])(
  'a token signed with %s is accepted',
  async (algorithm) => {
    const pair = await publish(algorithm, 'one')
    expect(await verify(await sign(pair, algorithm, 'one'))).toMatchObject({ sub: 'ann' })
  },
)

it('a token signed with a shared secret is rejected', async () => {
  await publish('RS256', 'one')
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(new Uint8Array(32))
  await expect(verify(token)).rejects.toThrow('alg')
})

it.each(['one', 'two'])('a rotated key named %s is found within five seconds', async (kid) => {
  const former = await publish('ES256', 'one')
  await verify(await sign(former, 'ES256', 'one'))
  const next = await publish('ES256', kid)
  vi.useFakeTimers({ now: Date.now() + 4900, toFake: ['Date'] })
  expect(await verify(await sign(next, 'ES256', kid))).toMatchObject({ sub: 'ann' })
  await expect(verify(await sign(former, 'ES256', kid))).rejects.toThrow()
})
