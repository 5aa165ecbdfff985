/** A build has no database: what it makes of the stored records is made again at the first look at them. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
