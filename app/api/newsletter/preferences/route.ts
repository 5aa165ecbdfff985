import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { savePreferencesCall } from '@/lib/newsletter/calls'
import { savePreferences } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(savePreferencesCall, ({ body }) => savePreferences(body)),
})
