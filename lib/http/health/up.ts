/** The response of `GET /api/health`, sent by the handler or by the server in front of it (server/request-handler.ts). */
export const up = { status: 'up' } as const
