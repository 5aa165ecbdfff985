/** A build has no database: pages with stored records are rendered again on the first poll. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
