import { hrsaSites } from './hrsa-sites'
import type { Source } from './source'

export const sources: readonly Source[] = [hrsaSites]
