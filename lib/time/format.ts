/** Local times in US format, identical in every engine. */

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

/** A short month is usual in English only. */
const styleOf = (tag: string) => (tag === 'en-US' ? 'medium' : 'long')

/** 'Mar 1, 2031, 9:00 AM' */
export function formatMoment(at: string, zone: string, tag = 'en-US'): string {
  const options = { dateStyle: styleOf(tag), timeStyle: 'short', timeZone: zone } as const
  return plain(new Intl.DateTimeFormat(tag, options).format(new Date(at)))
}

/** 'Mar 1, 2031' */
export function formatDay(at: string, zone: string, tag = 'en-US'): string {
  return plain(new Intl.DateTimeFormat(tag, { dateStyle: styleOf(tag), timeZone: zone }).format(new Date(at)))
}
