import { headers } from 'next/headers'

/** The policy nonce of a page rendered per request, for its scripts. */
export async function readNonce(): Promise<string | undefined> {
  return (await headers()).get('x-nonce') ?? undefined
}
