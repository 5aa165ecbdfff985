import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isPublicAddress } from './address'

const CONNECT_MS = 3000

/** A name that leads into our own network, or an address of it. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
  code = 'ADDRESS_REFUSED'
}

/** What the name resolves to is checked and is what is connected to: a second answer of its server comes too late. */
function lookUpPublic(resolve: typeof lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new RefusedAddress('the name leads to an address that is not public'), '')
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

const common = { connections: 1, pipelining: 0, keepAliveTimeout: 1, maxHeaderSize: 16_384 }

/** Nothing is kept between two requests: each looks its host up again. */
export function createAgent(reach: 'public' | 'anywhere', resolve = lookup): Agent {
  const guarded = reach === 'public' ? { lookup: lookUpPublic(resolve) } : {}
  return new Agent({ ...common, connect: { timeout: CONNECT_MS, ...guarded } })
}

/** Before a connection: a literal address is never looked up. Throws for what may not be asked. */
export function assertPublicHost({ hostname }: URL): void {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RefusedAddress('the address is not public')
}
