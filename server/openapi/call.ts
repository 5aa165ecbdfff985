import { z } from 'zod'
import { call } from '@/lib/http/call'

export const openApiCall = call('GET /api/openapi.json', 'public', {
  summary: 'This description, in OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
})
