import { env } from '@/lib/env'

export interface Sender {
  name: string
  address: string
}

const NAMED = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/

/** `Name <address>`, or an address alone. */
export function readSender(from: string, siteName: string): Sender {
  const [, name = '', address = from] = NAMED.exec(from) ?? []
  return { name: name || siteName, address: address.trim() }
}

export const sender: Sender = readSender(env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL).hostname}`, env.SITE_NAME)
