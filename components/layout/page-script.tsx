import { getPageScript } from '@/lib/safety/page-script'

/** Stands first in the body: leaving must work before, and without, anything else that the page loads. */
export function PageScript({ exitUrl, nonce }: { exitUrl: string; nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from a file
      dangerouslySetInnerHTML={{ __html: getPageScript(exitUrl) }}
    />
  )
}
