import { localizedHotline } from '@/lib/site/language/hotlines'
import type { Line } from './cannot-reach'

/** The hotline shown when her own page can't be loaded. */
export function helpLine(): Line {
  const { name, phone = '' } = localizedHotline('domestic-violence')
  return { name, phone }
}
