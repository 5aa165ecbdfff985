import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

/** Persistent keys, so that the fake is the same provider after a restart and earlier accounts are found again. */
export interface IdentityState {
  port: number
  clientSecret: string
  cookieKey: string
  keys: JWK[]
}

/** An RSA key signs RS256 and PS256, the other ES256. */
export function makeKeys(): JWK[] {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return [
    { ...rsa.privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'rsa' },
    { ...elliptic.privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'ec' },
  ] as JWK[]
}

function makeState(): IdentityState {
  const [clientSecret, cookieKey] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64url'))
  return { port: 0, clientSecret: clientSecret ?? '', cookieKey: cookieKey ?? '', keys: makeKeys() }
}

function getPath(dataDir: string): string {
  return join(dataDir, 'identity.json')
}

/** A damaged file loses nothing of value: everyone signs in again. */
export function readState(dataDir: string): IdentityState {
  try {
    const { port, clientSecret, cookieKey, keys }: Partial<IdentityState> = JSON.parse(
      readFileSync(getPath(dataDir), 'utf8'),
    )
    if (Number.isInteger(port) && port && clientSecret && cookieKey && keys?.length)
      return { port, clientSecret, cookieKey, keys }
  } catch {
    // Not created yet.
  }
  return makeState()
}

export function writeState(dataDir: string, state: IdentityState): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const temporaryPath = `${getPath(dataDir)}.${process.pid}`
  writeFileSync(temporaryPath, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  renameSync(temporaryPath, getPath(dataDir))
}
