import { z } from 'zod'
import { auditTargets } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { oneLine } from '@/lib/http/text'
import { auditEntrySchema } from './schema'

export const listAuditCall = call('GET /api/admin/audit', 'admin', {
  summary: 'Who on the staff changed what, the latest first',
  query: z.object({
    ...pageQuery(z.int().min(1)),
    type: z.enum(auditTargets).optional(),
    targetId: z.string().max(100).optional(),
    imported: z.enum(['shown', 'left-out']).optional(),
    actor: oneLine({ max: 320 }).optional(),
  }),
  response: z.array(auditEntrySchema),
})
