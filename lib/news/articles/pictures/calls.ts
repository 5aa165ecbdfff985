import { z } from 'zod'
import { call } from '@/lib/http/call'
import { UPLOAD_LIMIT } from './read-upload'

export const addPictureCall = call('POST /api/admin/pictures', 'staff:articles', {
  summary: 'Stores a picture (a JPEG, PNG, WebP, AVIF or GIF file, as the body or in a form) and answers its address',
  body: 'raw',
  bodyLimit: UPLOAD_LIMIT,
  response: z.object({ url: z.string() }),
  status: 201,
  limit: { max: 60, seconds: 60 },
  deadline: 15_000,
})
