const names = new Intl.DisplayNames('en-US', { type: 'language' })

/** 'es' as 'Spanish'. */
export function languageName(tag: string): string {
  return names.of(tag) ?? tag
}
