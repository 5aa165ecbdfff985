import { listPartnerFilesCall, uploadPartnerFileCall } from '@/lib/directory-data/imports/calls'
import { listPartnerFiles, receivePartnerFile } from '@/lib/directory-data/imports/partner'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listPartnerFilesCall, ({ request }) => listPartnerFiles(request)),
  POST: route(uploadPartnerFileCall, ({ request, signal }) => receivePartnerFile(request, signal)),
})
