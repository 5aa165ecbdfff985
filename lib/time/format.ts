/** Local times in US format, identical in every engine. */

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

/** 'Mar 1, 2031, 9:00 AM' */
export function formatMoment(at: string, zone: string, tag = 'en-US'): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  return plain(new Intl.DateTimeFormat(tag, options).format(new Date(at)))
}

/** 'Mar 1, 2031' */
export function formatDay(at: string, zone: string, tag = 'en-US'): string {
  return plain(new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: zone }).format(new Date(at)))
}
