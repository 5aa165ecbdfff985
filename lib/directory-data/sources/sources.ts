/** Every official list that we know how to read, and the directories that the operator follows. */

import { env } from '@/lib/env'
import { headStart } from './head-start'
import { hrsaSites } from './hrsa-sites'
import { hudCounselors } from './hud-counselors'
import { hudHousingAuthorities } from './hud-housing-authorities'
import { ihsFacilities } from './ihs-facilities'
import { liheapOffices } from './liheap-offices'
import { localPrograms } from './local-programs'
import { toPeer } from './peers'
import { samhsaTreatment } from './samhsa-treatment'
import type { Source, UnpulledSource } from './source'
import { vaFacilities } from './va-facilities'
import { wicClinics } from './wic-clinics'

export const sources: readonly Source[] = [
  hrsaSites,
  hudCounselors,
  hudHousingAuthorities,
  samhsaTreatment,
  headStart,
  vaFacilities,
  ihsFacilities,
  ...wicClinics,
  ...localPrograms,
  ...env.FOLLOWS.map(toPeer),
]

export const unpulledSources: readonly UnpulledSource[] = [liheapOffices]

export const findSource = (name: string): Source | undefined => sources.find((source) => source.name === name)
