import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { quietRecordCall } from '@/lib/resources/calls'
import { getResource } from '@/lib/resources/reads/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(quietRecordCall, async ({ body: { slug } }) => orNotFound(await getResource(slug))),
})
