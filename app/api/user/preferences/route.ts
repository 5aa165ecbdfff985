import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import {
  erasePreferencesCall,
  getPreferencesCall,
  savePreferencesCall,
  sendPreferencesCall,
} from '@/lib/search/recommendations/calls'
import { getPreferences } from '@/lib/search/recommendations/queries'
import { erasePreferences, savePreferences } from '@/lib/search/recommendations/service'
import { to } from '@/lib/site/language/paths'

const page = (notice: string) =>
  reply(undefined, { headers: { location: to(`/dashboard/recommendations?notice=${notice}`) } })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getPreferencesCall, ({ viewer }) => getPreferences(viewer)),
  PUT: route(savePreferencesCall, ({ viewer, body }) => savePreferences(viewer, body)),
  DELETE: route(erasePreferencesCall, ({ viewer }) => erasePreferences(viewer)),
  POST: route(sendPreferencesCall, async ({ viewer, body }) => {
    if (body.do === 'erase') {
      await erasePreferences(viewer)
      return page('erased')
    }
    const { do: _do, ...input } = body
    await savePreferences(viewer, input)
    return page('preferences-kept')
  }),
})
