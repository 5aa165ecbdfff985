// @ts-check

/** The list as a picture, drawn in the page: no picture of it is ever on the network. */
export function startPlainPicture() {
  const button = document.querySelector('[data-plain-picture]')
  const paper = document.querySelector('.plain-paper')
  if (!(button instanceof HTMLElement) || !paper) return
  button.addEventListener('click', () => {
    const canvas = document.createElement('canvas')
    const rows = Array.from(paper.querySelectorAll('[data-row]'))
    canvas.width = 900
    canvas.height = 120 + rows.length * 62
    const pen = canvas.getContext('2d')
    if (!pen) return
    pen.fillStyle = '#fffdf6'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = '#222'
    rows.forEach((row, at) => {
      const parts = Array.from(row.querySelectorAll('span')).map((part) => part.textContent || '')
      pen.font = at === 0 ? '44px Georgia, serif' : '32px Arial, sans-serif'
      const y = 90 + at * 62
      pen.textAlign = 'left'
      pen.fillText(parts[0] || row.textContent || '', 60, y)
      pen.textAlign = 'right'
      if (parts.length > 1) pen.fillText(parts.slice(1).join('   '), canvas.width - 60, y)
    })
    canvas.toBlob((blob) => {
      if (!blob) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(blob)
      link.download = `${button.dataset.plainPicture}.png`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1000)
    })
  })
}
