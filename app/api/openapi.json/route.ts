import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { openApiCall } from '@/server/openapi/call'
import { getDocument } from '@/server/openapi/site-document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(openApiCall, async () => getDocument()),
})
