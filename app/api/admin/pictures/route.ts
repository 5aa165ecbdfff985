import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { addPictureCall } from '@/lib/news/articles/pictures/calls'
import { readUpload } from '@/lib/news/articles/pictures/read-upload'
import { addPicture } from '@/lib/news/articles/pictures/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(addPictureCall, async ({ viewer, body, request }) => addPicture(viewer, await readUpload(request, body))),
})
