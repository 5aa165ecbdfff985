/** Numbers, or her own plan, on paper that looks like something else. */
export const list = {
  /** Nothing of this site: it is what a history and a tab show. */
  tab: 'List',
  title: 'Numbers that look like something else',
  /** Leads to it from where the national lines stand. */
  lines: 'National numbers, as a recipe card or a receipt',
  looks: 'How it looks',
  save: (file: string) => `Save it to print, as ${file}.pdf`,
  picture: 'Save as a picture',
  readTitle: 'How to read it',
  read: 'The first letter says what the number is for. Dial the digits as they are, up to the x.',
  limitsTitle: 'What it cannot do',
  limits: [
    'It fools a glance, not a search. Anyone who dials one of the numbers reaches the program.',
    'Learn the letters above, then leave this page. The paper does not explain them.',
    'A saved file or picture is in your downloads or photos, and may be copied to other devices.',
    'We keep no list, and no record that you made one. Your browser’s history shows the page as “List.”',
    'If he may count your recipes or check your receipts, don’t carry it: learn one number by heart instead.',
  ],
}
