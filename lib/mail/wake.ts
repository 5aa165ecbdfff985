import { createWaker } from '@/lib/jobs/waker'

/** Wakes the mail worker of this process. */
export const mailWaker = createWaker('mail-worker')
