import { headers } from 'next/headers'

/** Of the policy of a page that is made for one request: its scripts carry it. */
export async function readNonce(): Promise<string | undefined> {
  return (await headers()).get('x-nonce') ?? undefined
}
