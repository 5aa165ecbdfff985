/** One of our own inline scripts, allowed by the page's policy through its hash or nonce. */
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
