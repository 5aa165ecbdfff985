import { Document } from '@/components/layout/document'
import { listLocales, readLocale } from '@/lib/site/language/page-language'

export const generateStaticParams = listLocales

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  return <Document language={await readLocale(params)}>{children}</Document>
}
