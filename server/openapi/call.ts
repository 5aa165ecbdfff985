import { z } from 'zod'
import { call } from '@/lib/http/call'

export const openApiCall = call({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This description, in OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
})
