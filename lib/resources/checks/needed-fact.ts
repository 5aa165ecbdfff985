import type { CheckableFact } from '@/db/vocabulary/checks'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import type { Correctable } from './schema'

/** Which fact a field of the record holds. */
export const factOf: Record<Correctable, CheckableFact> = {
  phoneNumber: 'phone',
  address: 'address',
  hours: 'hours',
  url: 'website',
  description: 'description',
}

/** The way in, without which a record is not called verified: its phone number, or the next best thing it has. */
export function findNeededFact({
  phoneNumber,
  url,
  address,
}: Pick<StaffResourceDto, 'phoneNumber' | 'url'> & { address: unknown }): CheckableFact {
  if (phoneNumber) return 'phone'
  if (url) return 'website'
  return address ? 'address' : 'description'
}
