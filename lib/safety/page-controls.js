// @ts-check

/** The emergency dialog and the header's menus, for pages that load no other script. */
export function startControls() {
  /** @param {Element} [kept] stays open, as do its ancestors */
  function closeMenus(kept) {
    document.querySelectorAll('details[data-menu][open]').forEach((menu) => {
      if (!kept || !menu.contains(kept)) menu.removeAttribute('open')
    })
  }

  /** @param {Event} event @param {Element} target */
  function openDialog(event, target) {
    const opener = target.closest('[data-open-dialog]')
    const dialog = opener && document.getElementById(opener.getAttribute('data-open-dialog') || '')
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
  }

  /** @param {Event} event @param {Element} target */
  function closeDialog(event, target) {
    const closer = target.closest('[data-close-dialog]')
    const dialog = closer && closer.closest('dialog')
    if (!dialog || !dialog.open) return
    dialog.close()
    // If the address targets it, the link itself clears that.
    if (location.hash !== `#${dialog.id}`) event.preventDefault()
  }

  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    openDialog(event, target)
    closeDialog(event, target)
    closeMenus(target.closest('a') ? undefined : target)
  })
  // 'toggle' does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches('[data-menu]')) closeMenus(target)
    },
    true,
  )
  document.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element) closeMenus(target)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = Array.from(document.querySelectorAll('details[data-menu][open]')).pop()
    const summary = menu && menu.querySelector('summary')
    if (menu) menu.removeAttribute('open')
    if (summary) summary.focus()
  })
}
