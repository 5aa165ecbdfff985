/** How numbers are dialled and read: 'tel:' and 'sms:' addresses from the form that people see. */

function digits(number: string): string {
  const only = number.replaceAll(/\D/g, '')
  // Short codes (911, 988, 741741) are dialled as they are; the rest with the country's code.
  return only.length === 10 ? `+1${only}` : only.length === 11 ? `+${only}` : only
}

export function telLink(number: string, extension?: string | null): string {
  return `tel:${digits(number)}${extension ? `;ext=${extension}` : ''}`
}

/** '?&body=' is what both Android and iOS read. */
export function smsLink(number: string, body?: string | null): string {
  return `sms:${digits(number)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`
}
