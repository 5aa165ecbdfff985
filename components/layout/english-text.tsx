import { currentLanguage } from '@/lib/site/language/speak'

/** What someone else wrote, in English: on a page in another language it says so to a screen reader. */
export function EnglishText({ children }: { children: string }) {
  return <p lang={currentLanguage() === 'en' ? undefined : 'en'}>{children}</p>
}
