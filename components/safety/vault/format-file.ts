const UNITS = ['bytes', 'KB', 'MB'] as const

/** '3 bytes', '4.2 KB', '12 MB'. */
export function formatSize(size: number): string {
  const step = size < 1000 ? 0 : size < 1_000_000 ? 1 : 2
  const value = size / 1000 ** step
  const shown = step > 0 && value < 10 ? value.toFixed(1) : String(Math.round(value))
  return `${shown} ${step === 0 && size === 1 ? 'byte' : UNITS[step]}`
}

/** In the device's time zone, because it is her own note. */
export function formatMoment(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

export function formatWhen({ date, time }: { date: string; time: string }, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return time ? `${day}, ${time}` : day
}

const REVOKE_AFTER_MS = 20_000

/** Downloads a file through the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
