import { removeContactCall, sendContactRemovalCall } from '@/lib/check-ins/calls'
import { removeContact } from '@/lib/check-ins/contacts'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  DELETE: route(removeContactCall, ({ viewer, params }) => removeContact(viewer, params.id)),
  POST: route(sendContactRemovalCall, ({ viewer, params }) => removeContact(viewer, params.id)),
})
