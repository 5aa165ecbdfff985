import { z } from 'zod'
import { categories, datePrecisions } from '@/db/vocabulary/directory'
import { savedStatuses } from '@/db/vocabulary/people'
import { instant } from '@/lib/http/text'
import { phoneSchema } from '@/lib/resources/schema'

export const savedSchema = z.object({
  id: z.uuid(),
  /** Null once the entry has left the directory; the saved item keeps its title. */
  resourceId: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  status: z.enum(savedStatuses),
  note: z.string().nullable(),
  savedAt: instant,
  /** The entry's page, if it has one. */
  path: z.string().nullable(),
  /** Contact details, while the entry is in the directory. */
  phones: z.array(phoneSchema),
  url: z.string().nullable(),
  /** The entry's last check, while it is in the directory. */
  check: z
    .object({
      isVerified: z.boolean(),
      verifiedOn: z.iso.date().nullable(),
      verifiedPrecision: z.enum(datePrecisions).nullable(),
      listedBy: z.string().nullable(),
      listedOn: z.iso.date().nullable(),
    })
    .nullable(),
})

export type SavedDto = z.output<typeof savedSchema>
