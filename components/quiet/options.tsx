import { languageNameIn } from '@/lib/geography/languages'
import { categories } from '@/lib/resources/vocabulary'
import { useSaid } from './said'

export function CategoryOptions() {
  const { filters, categories: names } = useSaid()
  return (
    <>
      <option value="">{filters.allCategories}</option>
      {categories.map((category) => (
        <option key={category} value={category}>
          {names[category]}
        </option>
      ))}
    </>
  )
}

export function LanguageOptions({ tags }: { tags: readonly string[] }) {
  const { filters, records } = useSaid()
  return (
    <>
      <option value="">{filters.anyLanguage}</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {languageNameIn(records.language, tag)}
        </option>
      ))}
    </>
  )
}
