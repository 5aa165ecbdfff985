const DAY_MS = 86_400_000

/** The first moment after a day of UTC. */
export function nextDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)
}
