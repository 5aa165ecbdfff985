/** Interprets a failed attempt: is it this email, or the connection to the server? */

export interface MailFailure {
  /** Codes only: the server's messages contain addresses. */
  code: string
  /** The server rejects this email permanently. */
  isFinal: boolean
  /** Unrelated to this email: no connection, failed login, a sender that is not allowed. */
  isOutage: boolean
  /** Whether the server answered at all, instead of going silent or away. */
  hasAnswer: boolean
}

function readText(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

function readNumber(error: unknown, name: string): number {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : 0
}

const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\d)/

export function readFailure(error: unknown): MailFailure {
  const status = readNumber(error, 'responseCode')
  const kind = readText(error, 'code').replace(/[^A-Z0-9_]/gi, '') || 'UNKNOWN'
  const enhanced = ENHANCED.exec(readText(error, 'response'))?.[1]
  const command = readText(error, 'command')
  // Rejected before sending: an address that SMTP can't represent, a message over the server's limit.
  const isUnsendable = status === 0 && /^(EENVELOPE|EMESSAGE)$/.test(kind) && /^(API|MAIL FROM)$/.test(command)
  const isAboutMail = isUnsendable || (status >= 400 && status !== 421 && /^(RCPT TO|DATA)$/.test(command))
  const words = [kind, status || '', enhanced ?? ''].filter(Boolean).join(' ').slice(0, 80)
  return {
    code: isAboutMail ? words : `outage: ${words}`,
    isFinal: isUnsendable || (isAboutMail && status >= 500),
    isOutage: !isAboutMail,
    hasAnswer: status > 0,
  }
}
