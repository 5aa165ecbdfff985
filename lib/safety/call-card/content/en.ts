import type { WhoFact } from '@/db/vocabulary/who-may-come'

/** The words around the texts of a call card (../cards.ts). */
export const en = {
  title: 'Ready for the call',
  lead: 'What they ask, what you can keep to yourself, and what to ask them.',
  breath: 'Say it in one breath',
  ask: 'What they often ask first',
  refuse: 'What you don’t have to say',
  refuseNote: 'You can say: “I’d rather not say. Can you still help?”',
  hand: 'Have on hand',
  back: 'Ask them',
  backNote:
    'Your answers stay in this open page. Nothing is sent, and nothing is saved unless you put it in your vault. They are erased when you leave or press Exit.',
  backNoScript: 'Without JavaScript, press Clear before you leave.',
  /** What to ask of this place, because nobody has told us. */
  facts: {
    takesWomen: 'Do you take women?',
    takesMen: 'Do you take men?',
    takesFamilies: 'Can my children come?',
    takesTeenSons: 'Do you take my teenage son?',
    takesPets: 'Can my pet come?',
    fostersPets: 'Can someone look after my pet?',
    withoutId: 'Can I come without an ID?',
    anyStatus: 'Do you ask about immigration status?',
    welcomesLgbtq: 'Are LGBTQ+ people safe there?',
    wheelchair: 'Can I get in with a wheelchair?',
    signLanguage: 'Do you have sign language or a videophone?',
    withoutSobriety: 'Do I have to be sober?',
    freeOfCharge: 'What does it cost?',
    walkIn: 'Can I come without an appointment?',
  } as Record<WhoFact, string>,
  clear: 'Clear',
  who: 'Who did you call?',
  vault: {
    keep: 'Keep these answers in my vault',
    about:
      'The vault opens in a new tab. It locks them in this browser with your passphrase, or lets you make one first.',
    /** Before the program's name, in the vault. */
    name: 'Call',
    nothing: 'There are no answers to save yet.',
    blocked: 'Your browser did not open the tab. Your answers are still here, and only here.',
    waiting: 'Continue in the new tab. Leave this page open until then, because it holds your answers.',
    kept: 'They are in your vault. They are also still here, until you clear them or leave.',
  },
  print: 'Print this card',
  /** The title for printing or saving. */
  printTitle: 'Notes',
  full: 'If they can’t help',
  fullSay: '“Who else can I call tonight? Do you have their number?”',
  fullNext: 'Then try',
  fullList: 'Then call the next number on the list. National lines answer day and night.',
  forHer: 'If you are calling for someone',
  forHerNote: 'Ask her first what you may say. They may want to hear from her before they do anything.',
  text: 'To send as a text',
  textNote:
    'Send it only from a phone that nobody else reads. Some numbers can’t get texts, so if nothing comes back, call.',
  interpreter: 'Another language',
  interpreterSay: 'Say “Interpreter, please,” and your language. Many lines have one at no cost. Don’t use your child.',
  /** In place of the words above, for a service that takes no calls. */
  byText: {
    title: 'Before you text',
    breath: 'To send first',
    fullSay: '“Who else can I text or call? Do you have their number?”',
    forHer: 'If you are writing for someone',
  },
}
