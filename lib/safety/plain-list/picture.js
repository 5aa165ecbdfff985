// @ts-check

const WIDTH = 900
const EDGE = 60
const STEP = 46

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} room */
function wrapRow(pen, text, room) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The paper as a picture, drawn in the page: no picture of it is ever on the network. @param {Element} paper @param {string} file */
export function savePlainPicture(paper, file) {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return
  let y = 90
  const rows = Array.from(paper.querySelectorAll('[data-row]')).map((row, at) => {
    const parts = Array.from(row.querySelectorAll('span')).map((part) => part.textContent || '')
    const font = at === 0 ? '44px Georgia, serif' : '32px Arial, sans-serif'
    pen.font = font
    const right = parts.slice(1).join('   ')
    const room = WIDTH - 2 * EDGE - (right ? pen.measureText(right).width + 30 : 0)
    const lines = wrapRow(pen, parts[0] || row.textContent || '', room)
    const top = y
    y += lines.length * STEP + 16
    return { font, right, lines, top }
  })
  canvas.width = WIDTH
  canvas.height = y + 30
  pen.fillStyle = '#fffdf6'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#222'
  for (const { font, right, lines, top } of rows) {
    pen.font = font
    pen.textAlign = 'left'
    lines.forEach((line, at) => {
      pen.fillText(line, EDGE, top + at * STEP)
    })
    pen.textAlign = 'right'
    pen.fillText(right, WIDTH - EDGE, top)
  }
  canvas.toBlob((blob) => {
    if (!blob) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = `${file}.png`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  })
}

export function startPlainPicture() {
  const button = document.querySelector('[data-plain-picture]')
  const paper = document.querySelector('.plain-paper')
  if (!(button instanceof HTMLElement) || !paper) return
  button.addEventListener('click', () => savePlainPicture(paper, button.dataset.plainPicture || ''))
}
