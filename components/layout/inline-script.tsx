/** An inline script of ours; the page's policy knows it by its hash, or by the nonce. */
export function InlineScript({ script, nonce }: { script: string; nonce?: string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from a file
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
