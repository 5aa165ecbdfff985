import { listVersions } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'

/** Plain links to the same page in each other language that has it. No choice is stored. */
export function OtherLanguages({ path, className = 'tap' }: { path: string; className?: string }) {
  return listVersions(path)
    .filter(({ language }) => language !== currentLanguage())
    .map(({ language, path: href }) => {
      const { tag, name } = languageTags[language]
      return (
        <a key={language} className={className} href={href} hrefLang={tag} lang={tag} rel="alternate">
          {name}
        </a>
      )
    })
}
