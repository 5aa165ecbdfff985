import { getHsdsServiceCall } from '@/lib/directory-data/calls'
import { getService } from '@/lib/directory-data/queries'
import { openData } from '@/lib/directory-data/version'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(getHsdsServiceCall, async ({ params }) => {
      const service = await getService(params.id)
      if (!service) throw new AppError('not-found')
      return service
    }),
  ),
})
