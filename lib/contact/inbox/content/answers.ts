/** Canned replies. Staff choose one and edit it before sending. */
export interface ReadyAnswer {
  id: string
  name: string
  text: string
}

export const readyAnswers: readonly ReadyAnswer[] = [
  {
    id: 'danger',
    name: 'She may be in danger',
    text: 'If you are in danger right now, please call 911. The National Domestic Violence Hotline answers day and night at 1-800-799-7233, and you can text START to 88788. You do not need to give your name.\n\nIf it is safe for you, tell us what you need, and we will look for it with you.',
  },
  {
    id: 'place',
    name: 'She looks for something nearby',
    text: 'Thank you for asking. On our page you can search by town, county or ZIP code, and every entry shows when it was last checked. The fastest way is often to call 211, which knows what is open today.\n\nIf you tell us your county, and what you have tried, we will look with you.',
  },
  {
    id: 'correction',
    name: 'A correction of an entry',
    text: 'Thank you for telling us. We are checking it with the organization, and change the entry as soon as we know.',
  },
  {
    id: 'partner',
    name: 'A partner or a volunteer',
    text: 'Thank you for your offer. Someone who works on this will write to you within a week.',
  },
]
