/** A call that does nothing, beside ours. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json({ status: 'up' })
}
