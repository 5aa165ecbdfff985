import { env } from '@/lib/env'
import { findTellingWords } from './render'

export interface Sender {
  name: string
  address: string
}

const NAMED = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/

/** `Name <address>`, or an address alone. */
export function readSender(from: string, siteName: string): Sender {
  const [, name = '', address = from] = NAMED.exec(from) ?? []
  // A name that reveals the site's purpose is not used, because it appears in every inbox list.
  const isNeutral = name !== '' && findTellingWords(name).length === 0
  return { name: isNeutral ? name : siteName, address: address.trim() }
}

export const sender: Sender = readSender(env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL).hostname}`, env.SITE_NAME)
