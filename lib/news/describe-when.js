// @ts-check

const english = {
  tag: 'en-US',
  underHour: 'Less than an hour ago',
  hour: '1 hour ago',
  hours: '{count} hours ago',
  yesterday: 'Yesterday',
  days: '{count} days ago',
}

/**
 * How long ago in words: hours on the first day, 'Yesterday' at one day, 'N days ago' under seven, then the date.
 * @param {string} published ISO
 * @param {number} now
 * @param {typeof english} copy
 */
export function describeWhen(published, now, copy = english) {
  const hours = Math.floor((now - Date.parse(published)) / 3600000)
  const days = Math.floor(hours / 24)
  if (hours < 1) return copy.underHour
  if (days < 1) return hours === 1 ? copy.hour : copy.hours.replace('{count}', String(hours))
  if (days === 1) return copy.yesterday
  if (days < 7) return copy.days.replace('{count}', String(days))
  return new Date(published).toLocaleDateString(copy.tag)
}

/**
 * 'November 20, 2026 at 3:04 PM', in the reader's own time, or in that of a place.
 * @param {string} published ISO
 * @param {string} [timeZone]
 */
export function writeLongDate(published, timeZone, tag = 'en-US') {
  return new Date(published).toLocaleString(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: timeZone ? 'short' : undefined,
  })
}
