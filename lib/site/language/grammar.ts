/** What a language does with names of places, lists, hours and records, beside its messages. */
import type { StateCode } from '@/lib/geography/states'
import type { Language } from './languages.mjs'

interface Named {
  slug?: string
  title: string
}

interface Described {
  description: string
  descriptionEs?: string | null
}

export interface Grammar {
  language: Language
  tag: string
  /** `lang` of what someone else wrote in English. */
  english: 'en' | undefined
  /** What a record does, and the `lang` of it where that is not the page's. */
  describe: (record: Described) => { text: string; lang: 'en' | undefined }
  /** What a record is called. */
  name: (record: Named) => string
  /** The English name, where the page calls it something else. */
  officialName: (record: Named) => string | null
  state: (code: StateCode) => string
  /** 'Ohio', but 'the District of Columbia' and 'the U.S. Virgin Islands'. */
  inState: (code: StateCode) => string
  county: (fullName: string) => string
  /** An area that a record serves, as it was written in English. */
  area: (written: string) => string
  /** States as a whole, as one part of a sentence. */
  wholeStates: (codes: readonly StateCode[]) => string
  /** The address of a website in this language, where it has one. */
  websiteIn: (url: string) => string
  /** Hours as they were written in English; null if the language has no words for them. */
  sayHours: (written: string) => string | null
  /** An hour within a sentence ('la 1:00'), and one at which something is ('a la 1:00'). */
  hour: (clock: string) => string
  clock: (clock: string) => string
  /**
   * What a message may say of a value with that name besides the value itself: of `code` also `{stateName}`, `{theState}`,
   * `{ofState}` and `{wholeState}`. A form under the value's own name replaces it.
   */
  forms: Record<string, ((value: string) => Record<string, string>) | undefined>
}
