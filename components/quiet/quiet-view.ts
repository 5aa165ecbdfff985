import type { StateCode } from '@/lib/geography/states'
import type { QuietItem } from '@/lib/resources/schema'
import { categories, categoryRecords } from '@/lib/resources/vocabulary'

/** The values of the search form; empty means any. */
export interface Asked {
  q: string
  category: string
  state: string
  language: string
  open24: string
  emergency: string
}

export type View =
  | { name: 'home' }
  | { name: 'search'; category: string }
  | { name: 'private' }
  | { name: 'states' }
  | { name: 'state'; state: StateCode }
  | { name: 'record'; item: Pick<QuietItem, 'slug' | 'title'> }
  | { name: 'lists' }
  | { name: 'about' }

export type OpenView = (view: View) => void

/** What a button outside of React asks to open. */
export function readView(wanted: string): View | null {
  if (wanted === 'search') return { name: 'search', category: '' }
  if (wanted === 'private' || wanted === 'states' || wanted === 'lists' || wanted === 'about') return { name: wanted }
  const category = categories.find((one) => categoryRecords[one].quiet === wanted)
  return category ? { name: 'search', category } : null
}
