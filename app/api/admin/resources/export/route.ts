import { writeChosen } from '@/lib/directory-data/write-chosen'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'
import { exportResourcesCall } from '@/lib/resources/staff/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(exportResourcesCall, async ({ body }) => answerSheet('resources', await writeChosen(body.ids))),
})
