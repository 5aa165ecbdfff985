import { hotline } from '@/lib/site/site'
import type { Line } from './cannot-reach'

/** The line that stands where her own page can't. */
export function helpLine(): Line {
  const { name, phone = '' } = hotline('domestic-violence')
  return { name, phone }
}
