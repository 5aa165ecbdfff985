import { documentsIn, escapeText, listDocumentHeaders } from '../document'

const style = `
:root { color-scheme: light dark; --paper: #fffbf5; --surface: #fff; --ink: #2a1f2d; --soft: #5e5162; --line: #8d8090; --plum: #5b2a5e; --on: #fffbf5; --bad: #9b1c14 }
@media (prefers-color-scheme: dark) { :root { --paper: #1c141e; --surface: #271d2a; --ink: #f3ece6; --soft: #cdc2c8; --line: #9b8fa0; --plum: #e2b6e4; --on: #1c141e; --bad: #ffb4a8 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 38rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem }
p { color: var(--soft); margin: 0 0 1rem }
.bad { color: var(--bad); font-weight: 600 }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; display: grid; gap: .5rem }
legend, label { font-weight: 600 }
fieldset label { font-weight: 400; display: flex; gap: .6rem; align-items: center; min-height: 44px }
form > label { display: grid; gap: .35rem; margin-bottom: 1rem }
input:not([type=radio]) { font: inherit; min-height: 44px; padding: .3rem .8rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); color: var(--ink) }
input[type=radio] { flex: none; width: 20px; height: 20px; margin: 0 }
button, .button { font: inherit; font-weight: 600; cursor: pointer; min-height: 48px; border-radius: 999px; border: 1px solid var(--plum); background: var(--plum); color: var(--on); padding: .5rem 1.5rem }
button.quiet { background: transparent; color: var(--plum) }
a { color: var(--plum); display: inline-flex; align-items: center; min-height: 44px }
table { border-collapse: collapse; width: 100%; font-size: .95rem }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
:focus-visible { outline: 3px solid var(--plum); outline-offset: 3px }
`

export const renderDocument = documentsIn(style)

export const listHtmlHeaders = (site: string) => listDocumentHeaders(style, site)

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function formatMoney(cents: number): string {
  return money.format(cents / 100)
}

export function hidden(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
    .join('')
}
