import { createWaker } from '@/lib/jobs/waker'

/** Woken after every change, whatever it was: what has to be done at once is done at once, and nobody can tell that it was. */
export const checkInWaker = createWaker('check-ins-worker')
