import { setMailLanguageCall } from '@/lib/account/calls'
import { setMailLanguage } from '@/lib/account/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(setMailLanguageCall, ({ viewer, body }) => setMailLanguage(viewer.userId, body.language)),
})
