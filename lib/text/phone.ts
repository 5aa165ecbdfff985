/** Dials and formats numbers: 'tel:' and 'sms:' links from the displayed form. */

function digits(number: string): string {
  const only = number.replaceAll(/\D/g, '')
  // Short codes (911, 988, 741741) are dialed as they are; other numbers with the country code.
  return only.length === 10 ? `+1${only}` : only.length === 11 ? `+${only}` : only
}

export function telLink(number: string, extension?: string | null): string {
  return `tel:${digits(number)}${extension ? `;ext=${extension}` : ''}`
}

/** '?&body=' works on both Android and iOS. */
export function smsLink(number: string, body?: string | null): string {
  return `sms:${digits(number)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`
}
