import { z } from 'zod'
import { instant, oneLine } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { CODE_NAME } from './address'
import { LIST_MAX } from './limits'

const codeName = oneLine({ max: 40 }).refine((text) => CODE_NAME.test(text), {
  error: () => words().clientList.dashboard.codeWrong,
})

export const clientListInput = z.strictObject({
  codeName,
  entries: z.array(z.guid().toLowerCase()).max(LIST_MAX).default([]),
})
export type ClientListInput = z.output<typeof clientListInput>

export const clientListSchema = z.object({
  id: z.uuid(),
  codeName: z.string(),
  /** Ids of entries, in order. */
  entries: z.array(z.uuid()),
  createdAt: instant,
  /** When it is deleted. */
  endsAt: instant,
})
export type ClientListDto = z.input<typeof clientListSchema>
