/** The one page where a card is typed; it is entered and left by a whole new page, since its policy is another. */
export function isCardForm(pathname: string): boolean {
  return pathname.startsWith('/donate/pay/')
}
