import { createAnswerRetry } from '@/components/calling/answer-retry'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { answerProgramCall } from '@/lib/resources/calling/calls'
import { answerProgram } from '@/lib/resources/calling/volunteer'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    answerProgramCall,
    async ({ params: { token }, body }) => {
      await answerProgram(token, body)
      return reply(undefined, { headers: { location: to(`/calling/${token}`) } })
    },
    { retryPage: createAnswerRetry },
  ),
})
