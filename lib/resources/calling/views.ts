/** What is shown of a round of calls: to staff, and to a volunteer. */
import type { Candidate } from '@/db/schema/calls'
import type { CallOutcome, CallResult } from '@/db/vocabulary/calls'
import type { StateCode } from '@/lib/geography/states'

export interface RoundItem extends Record<string, unknown> {
  id: string
  title: string
  startedBy: string
  createdAt: string
  endedAt: string | null
  programs: number
  called: number
  found: number
}

export interface StateProgress extends Record<string, unknown> {
  state: StateCode
  programs: number
  right: number
  wrong: number
  closed: number
  unreached: number
  calls: number
}

export interface LinkItem extends Record<string, unknown> {
  id: string
  person: string
  isOpen: boolean
  answers: number
}

/** The results of calls to one program, the newest last. */
export interface FoundProgram extends Record<string, unknown> {
  id: string
  state: StateCode
  name: string
  resourceId: string | null
  outcome: CallOutcome
  candidates: Candidate[]
  answers: {
    id: string
    person: string
    on: string
    result: CallResult
    number: string | null
    isCrisisLine: boolean | null
    isAllHours: boolean | null
    hours: string | null
    counties: string | null
    textLine: string | null
    languages: string | null
    note: string | null
  }[]
}

export interface RoundDetails extends RoundItem {
  states: StateProgress[]
  links: LinkItem[]
  /** That wait for a decision, at most 100. */
  waiting: FoundProgram[]
}

export interface CallTask {
  id: string
  state: StateCode
  name: string
  website: string | null
  /** Names. */
  counties: string[]
  /** With what calls have shown so far. */
  candidates: (Candidate & { result: CallResult | null })[]
  note: string | null
  tries: number
}

export interface CallingView {
  person: string
  title: string
  /** By this person. */
  done: number
  left: number
  /** In hand. */
  task: CallTask | null
}
