import { languageNameIn } from '@/lib/geography/languages'
import { categories } from '@/lib/resources/vocabulary'
import { useQuietWords } from './use-answer'

export function CategoryOptions() {
  const { filters, categories: names } = useQuietWords()
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
  const { filters, records } = useQuietWords()
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
