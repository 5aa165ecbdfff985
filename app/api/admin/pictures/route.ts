import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { addPictureCall } from '@/lib/pictures/calls'
import { readUpload } from '@/lib/pictures/read-upload'
import { addPicture } from '@/lib/pictures/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(addPictureCall, async ({ viewer, body, request }) => addPicture(viewer, await readUpload(request, body))),
})
