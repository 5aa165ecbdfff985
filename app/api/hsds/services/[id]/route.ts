import { getHsdsServiceCall } from '@/lib/directory-data/calls'
import { getService } from '@/lib/directory-data/queries'
import { openData } from '@/lib/directory-data/version'
import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(route(getHsdsServiceCall, async ({ params }) => orNotFound(await getService(params.id)))),
})
