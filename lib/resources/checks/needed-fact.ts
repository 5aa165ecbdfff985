import type { CheckableFact } from '@/db/vocabulary/checks'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import type { Correctable } from './schema'

/** The fact that a record's field represents. */
export const factOf: Record<Correctable, CheckableFact> = {
  phoneNumber: 'phone',
  address: 'address',
  hours: 'hours',
  url: 'website',
  description: 'description',
}

/** The essential contact, without which a record is not verified: its phone number, or the next best thing it has. */
export function findNeededFact({
  phoneNumber,
  url,
  address,
}: Pick<StaffResourceDto, 'phoneNumber' | 'url'> & { address: unknown }): CheckableFact {
  if (phoneNumber) return 'phone'
  if (url) return 'website'
  return address ? 'address' : 'description'
}
