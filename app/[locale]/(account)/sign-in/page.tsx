import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/account/account.css'
import { headers } from 'next/headers'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { isUnder } from '@/components/layout/site-header'
import { readSavePage } from '@/lib/account/saved/reply'
import { getSavableTitle } from '@/lib/account/saved/service'
import { readAskedPath } from '@/lib/session/asked-path'
import { readReturnPath } from '@/lib/session/return-path'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/sign-in', () => words().dashboard.gate, { index: false })

/** Shown at the requested address when the browser sent no session cookie. */
export default async function SignInPage({ params }: PageProps<'/[locale]/sign-in'>) {
  await setLanguage(params)
  const all = await headers()
  const path = withoutLanguage(readReturnPath(readAskedPath(all)))
  const returnPath = to(path)
  const slug = readSavePage(returnPath)
  // Without the database the page only lacks the name.
  const saving = slug === null ? null : await getSavableTitle(slug).catch(() => null)
  return (
    <SiteFrame
      path={path}
      scene={isUnder(path, '/admin') ? 'office' : 'morning'}
      nonce={all.get('x-nonce') ?? undefined}
      isLive
    >
      <SignInRequired
        returnPath={returnPath}
        saving={saving}
        language={currentLanguage()}
        copy={words().dashboard.gate}
      />
    </SiteFrame>
  )
}
