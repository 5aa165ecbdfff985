import { getHsdsOrganizationCall } from '@/lib/directory-data/calls'
import { getOrganization } from '@/lib/directory-data/queries'
import { showOrganization } from '@/lib/directory-data/show'
import { openData } from '@/lib/directory-data/version'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(getHsdsOrganizationCall, async ({ params, query }) => {
      const organization = await getOrganization(params.id)
      if (!organization) throw new AppError('not-found')
      return showOrganization(organization, query.full_service ? 'nested' : 'plain')
    }),
  ),
})
