import { z } from 'zod'
import { categories } from '@/db/vocabulary/directory'
import { savedStatuses } from '@/db/vocabulary/people'
import { instant } from '@/lib/http/text'

export const savedSchema = z.object({
  id: z.uuid(),
  /** Null once the entry has left the directory; what she saved stays, by its title. */
  resourceId: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  status: z.enum(savedStatuses),
  note: z.string().nullable(),
  savedAt: instant,
  /** The entry's page, where it has one. */
  path: z.string().nullable(),
})

export type SavedDto = z.output<typeof savedSchema>
