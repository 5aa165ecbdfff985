import { spokenHotline } from '@/lib/site/language/hotlines'
import type { Line } from './cannot-reach'

/** The line that stands where her own page can't. */
export function helpLine(): Line {
  const { name, phone = '' } = spokenHotline('domestic-violence')
  return { name, phone }
}
