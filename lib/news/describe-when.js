// @ts-check

/**
 * How long ago in words: hours on the first day, 'Yesterday' at one day, 'N days ago' under seven, then the date.
 * @param {string} published ISO
 * @param {number} now
 */
export function describeWhen(published, now) {
  const hours = Math.floor((now - Date.parse(published)) / 3600000)
  const days = Math.floor(hours / 24)
  if (hours < 1) return 'Less than an hour ago'
  if (days < 1) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  if (days === 1) return 'Yesterday'
  if (days < 7) return `${days} days ago`
  return new Date(published).toLocaleDateString('en-US')
}

/**
 * 'November 20, 2026 at 3:04 PM', in the reader's own time, or in that of a place.
 * @param {string} published ISO
 * @param {string} [timeZone]
 */
export function writeLongDate(published, timeZone) {
  return new Date(published).toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: timeZone ? 'short' : undefined,
  })
}
