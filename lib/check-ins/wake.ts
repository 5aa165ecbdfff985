import { createWaker } from '@/lib/jobs/waker'

/** Woken after every change, whatever it was, so that urgent work starts at once without revealing that it did. */
export const checkInWaker = createWaker('check-ins-worker')
