import { z } from 'zod'
import { call } from '@/lib/http/call'

export const addPictureCall = call({
  method: 'POST',
  path: '/api/admin/pictures',
  access: 'staff:articles',
  summary: 'Stores a picture (the bytes of a JPEG, PNG, WebP, AVIF or GIF file) and answers its address',
  body: 'raw',
  bodyLimit: 5 * 1024 * 1024,
  response: z.object({ url: z.string() }),
  status: 201,
  limit: { max: 60, seconds: 60 },
  deadline: 15_000,
})
