import { z } from 'zod'
import { categories } from '@/db/vocabulary/directory'

/** What every list of search results contains about an entry. Its id is used to save it. */
export const listedEntry = {
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  descriptionEs: z.string().nullable(),
  category: z.enum(categories),
}
