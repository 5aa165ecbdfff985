/** What `GET /api/health` answers, whoever gives the answer: the handler, or the door before it (server/answer-health.ts). */
export const up = { status: 'up' } as const
