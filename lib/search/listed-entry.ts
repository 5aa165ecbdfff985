import { z } from 'zod'
import { categories } from '@/db/vocabulary/directory'

/** What every list that a search makes says of an entry. By its id it can be saved. */
export const listedEntry = {
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  descriptionEs: z.string().nullable(),
  category: z.enum(categories),
}
