/** The address of the page that takes a test card, with the return addresses. */
export function cardPagePath(cardPage: string, clientSecret: string, thanksUrl: string, backUrl: string): string {
  const url = new URL(cardPage)
  url.searchParams.set('client_secret', clientSecret)
  url.searchParams.set('return_url', thanksUrl)
  url.searchParams.set('back_url', backUrl)
  return url.href
}
