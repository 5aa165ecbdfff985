/** A call that does nothing, to compare ours with. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json({ status: 'up' })
}
