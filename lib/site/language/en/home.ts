/** The first page. */
export const home = {
  hero: {
    title: 'Whatever happened, there is a next step.',
    lead: 'Housing, health, legal and money help for women, in every state. Free, and you never have to say who you are.',
    answers: 'A person answers, day and night.',
    often: 'Often needed',
    tonight: 'A safe place tonight',
    /** What is searched for, in the words of the page. */
    needs: [
      { label: 'Protection order', words: 'protection order' },
      { label: 'Rent and bills', words: 'rent bills' },
      { label: 'A doctor', words: 'clinic' },
    ],
    browse: 'Browse Resources',
    newsletter: 'Subscribe to Newsletter',
    picture: 'A lit doorway at dusk, marigolds beside the path',
  },
  start: { title: 'Where to start', lead: 'Four kinds of help, with the lines to call first.' },
  comingSoon: 'Resources coming soon',
  more: (count: number) => `${count} more`,
  points: 'What to know',
  shelter: 'Find shelter',
  plan: 'Safety planning guide (PDF)',
  newTab: ', opens a new tab',
  all: 'All resources',
  health: 'Find health care',
  figures: 'In numbers',
  /** Only on a page in another language. */
  newsInEnglish: { title: 'News', read: 'Read the news, in English' },
  mission: {
    fold: 'The numbers, and what you find here',
    see: 'See ',
    begin: 'where to begin',
    or: ' or ',
    news: 'what is new',
    find: 'What you find here',
  },
}
