import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { addPictureCall } from '@/lib/pictures/calls'
import { addPicture } from '@/lib/pictures/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(addPictureCall, async ({ viewer, body }) => addPicture(viewer, body)),
})
