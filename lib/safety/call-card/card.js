// @ts-check

/** The answers of a call live in the open page alone, and paper gets the card without the page around it. */
export function startCallCard() {
  const card = document.querySelector('.call-card')
  const form = card?.querySelector('form')
  if (!card || !(form instanceof HTMLFormElement)) return
  const root = document.documentElement
  const before = document.title

  // A browser may bring the page back as it was: what was typed goes before it is put away.
  const forget = () => form.reset()
  window.addEventListener('pagehide', forget)
  window.addEventListener('marigold:exit', forget)

  const over = () => {
    if (root.dataset.paper !== 'call') return
    delete root.dataset.paper
    if (document.title === 'Notes') document.title = before
  }
  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-print-call]')) return
    root.dataset.paper = 'call'
    document.title = 'Notes'
    window.print()
  })
  window.addEventListener('afterprint', over)
  // Not every browser tells when a printing is over: then it is when she is back.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && over())
}
