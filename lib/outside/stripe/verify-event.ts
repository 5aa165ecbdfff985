/** Whether these bytes come from the payment service, and are fresh. */
import Stripe from 'stripe'

const TOLERANCE_SECONDS = 300

/** The package refuses what is too old; a signature from the future, which it accepts, would be good for a replay then. */
function isFromTheFuture(header: string, now: Date): boolean {
  const stamp = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header)?.[1]
  return stamp === undefined || Number(stamp) > now.getTime() / 1000 + TOLERANCE_SECONDS
}

/** The event as JSON, or null for a forged, stale or unreadable one. */
export function verifyEvent(payload: Uint8Array, header: string | null, secret: string, now = new Date()): unknown {
  if (!header || header.length > 2000 || isFromTheFuture(header, now)) return null
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(payload),
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch {
    return null
  }
}
