/** What to know before calling, by the line's id in lib/site/site.ts. Numbers are not repeated here: they come from there and from the directory. */
import type { Source } from './source'

interface Note {
  text: string
  source?: Source
}

export interface HotlineNotes {
  /** What happens when you call or write, step by step. */
  happens: Note[]
  languages: Note[]
  /** For Deaf, hard of hearing and speech-disabled people. */
  deaf: Note[]
  bill: Note[]
}

const hotlineQuestions: Source = {
  label: 'The National Domestic Violence Hotline on its first questions, published by Eve Shelter',
  url: 'http://eveshelter.com/newsfeed/',
  date: 'April 2018',
}
const hotlineOfficer: Source = {
  label: 'DomesticShelters.org, with the hotline’s chief operations officer',
  url: 'https://www.domesticshelters.org/articles/escaping-violence/calling-a-hotline-what-you-can-expect',
  date: 'May 2017',
}
const hotlineLanguages: Source = {
  label: 'Indiana Court Times',
  url: 'https://times.courts.in.gov/2016/04/26/national-domestic-violence-hotline',
  date: 'April 2016',
}
const hotlineChat: Source = {
  label: 'Texas Health and Human Services, in Spanish',
  url: 'https://www.hhs.texas.gov/es/servicios/seguridad/programa-contra-la-violencia-familiar',
  date: 'undated page',
}
const rainnSpanish: Source = {
  label: 'Psychreg, on an announcement by RAINN',
  url: 'https://www.psychreg.org/national-sexual-assault-hotline-expanded-support-spanish-speaking-survivors/',
  date: 'undated page',
}
const crisisTextSpanish: Source = {
  label: 'Crisis Text Line, two years in Spanish',
  url: 'https://www.globenewswire.com/news-release/2023/10/16/2760695/0/en/Crisis-Text-Line-Celebrates-Important-2-Year-Milestone-Supported-Over-22-000-Conversations-with-Spanish-Speakers.html',
  date: 'October 2023',
}
const lifelineChoices: Source = {
  label: '988 Lifeline, what to expect',
  url: 'https://988lifeline.org/get-help/what-to-expect',
  date: 'undated page',
}
const traffickingSpanish: Source = {
  label: 'National Human Trafficking Hotline, its mission, in Spanish',
  url: 'http://humantraffickinghotline.org/es/misi%C3%B3n',
  date: 'page from before the change of operator in September 2025',
}
const rainnRouting: Source = {
  label: 'RAINN, how the hotline works',
  url: 'https://rainn.org/get-help/national-sexual-assault-hotline',
  date: 'undated page',
}
const crisisTextFaq: Source = {
  label: 'Crisis Text Line, questions and answers',
  url: 'https://www.crisistextline.org/faq',
  date: 'undated page',
}
const lifelineTracing: Source = {
  label: '988 Lifeline, does it trace callers',
  url: 'https://988lifeline.org/faq/about-us/faq-does-the-988-lifeline-trace-callers-texters-or-chatters',
  date: 'undated page',
}
const lifelineSpanish: Source = {
  label: 'WEAU, 988 adds Spanish text and chat',
  url: 'https://www.weau.com/2023/07/15/988-suicide-crisis-lifeline-adds-spanish-text-chat-lines-before-one-year-milestone/',
  date: 'July 2023',
}
const lifelineSigns: Source = {
  label: 'ABC News, 988 adopts sign language services',
  url: 'https://abcnews.go.com/Politics/988-suicide-crisis-lifeline-adopts-asl-services-deaf/story?id=102944324',
  date: 'September 2023',
}
const traffickingWork: Source = {
  label: 'National Human Trafficking Hotline, what we do',
  url: 'https://humantraffickinghotline.org/about-us/what-we-do',
  date: 'page from before the change of operator in September 2025',
}
const traffickingApproach: Source = {
  label: 'National Human Trafficking Hotline, our approach',
  url: 'https://humantraffickinghotline.org/our-approach',
  date: 'page from before the change of operator in September 2025',
}

const relay: Note = {
  text: 'You can call through the free 711 relay, by TTY, captions or a speech-to-speech operator.',
}
const unknownBill: Note = {
  text: 'We found no statement by this line about bills. Assume the call or text could be listed.',
}

export const hotlineNotes: Record<string, HotlineNotes> = {
  'domestic-violence': {
    happens: [
      {
        text: 'An advocate answers. The first question is whether it is safe for you to talk.',
        source: hotlineQuestions,
      },
      { text: 'You do not have to give your name, and you can hang up at any time.', source: hotlineOfficer },
      { text: 'They help you plan for safety and find shelter and other help near you.' },
      { text: 'They cannot send someone to where you are. For that, call 911.', source: hotlineQuestions },
    ],
    languages: [
      {
        text: 'English and Spanish by phone. Other languages through an interpreter on the line.',
        source: hotlineLanguages,
      },
      { text: 'The chat in Spanish is at espanol.thehotline.org.', source: hotlineChat },
      { text: 'We could not find out whether texts are answered in Spanish.' },
    ],
    deaf: [
      {
        text: 'You can text or chat instead. The TTY number it once had was not on its pages in 2026, so we do not show it.',
      },
      relay,
    ],
    bill: [unknownBill],
  },
  'sexual-assault': {
    happens: [
      {
        text: 'A computer reads the first six digits of your number and connects you to a center near there.',
        source: rainnRouting,
      },
      { text: 'If no one is free, the call goes to the next center. Your number is not kept.', source: rainnRouting },
      { text: 'A trained person listens. You decide what to share and what happens next.' },
    ],
    languages: [
      { text: 'English and Spanish, by phone and in the chat.', source: rainnSpanish },
      { text: 'We could not find out whether texts are answered in Spanish.' },
    ],
    deaf: [{ text: 'You can text, or chat on its website.' }, relay],
    bill: [unknownBill],
  },
  'crisis-text': {
    happens: [
      { text: 'The first replies are automated and ask what is wrong.', source: crisisTextFaq },
      { text: 'Then a trained volunteer texts with you, usually within minutes.', source: crisisTextFaq },
      { text: 'It is for any crisis, not only violence. They help you get to a calmer moment and a next step.' },
    ],
    languages: [
      {
        text: 'English. For Spanish, text AYUDA instead of HOME, or write on WhatsApp to 442-AYUDAME.',
        source: crisisTextSpanish,
      },
    ],
    deaf: [{ text: 'Everything happens by text.' }],
    bill: [unknownBill],
  },
  'suicide-prevention': {
    happens: [
      {
        text: 'A greeting gives you choices, such as 1 for veterans and 2 for Spanish. Then a counselor at a center near you answers.',
        source: lifelineChoices,
      },
      {
        text: 'It cannot trace you the way 911 does. If a life is in danger and you won’t say where you are, it can give your number to 911.',
        source: lifelineTracing,
      },
    ],
    languages: [
      {
        text: 'English and Spanish, by call, text and chat. To text in Spanish, send AYUDA.',
        source: lifelineChoices,
      },
      {
        text: 'Other languages through an interpreter by phone.',
        source: lifelineSpanish,
      },
    ],
    deaf: [
      {
        text: 'Sign language by videophone, from the button on its website. You can also text or chat.',
        source: lifelineSigns,
      },
    ],
    bill: [unknownBill],
  },
  'human-trafficking': {
    happens: [
      {
        text: 'An advocate asks what you need and tells you what is available. You do not have to give your name.',
        source: traffickingWork,
      },
      {
        text: 'It is not the police or immigration. You choose what is reported about you.',
        source: traffickingWork,
      },
      {
        text: 'If a child is abused or someone is about to be hurt, it tells the authorities right away.',
        source: traffickingApproach,
      },
    ],
    languages: [
      {
        text: 'English and Spanish by phone, and more than 200 languages through an interpreter.',
        source: traffickingSpanish,
      },
      { text: 'We could not find out whether texts are answered in Spanish.' },
    ],
    deaf: [{ text: 'Call through the 711 relay, or text.', source: traffickingWork }],
    bill: [unknownBill],
  },
}

/** Two services that are often mixed up, by the id of the line that each text reaches. */
export const textServices: { id: string; title: string; text: string }[] = [
  {
    id: 'domestic-violence',
    title: 'If a partner or family member hurts you',
    text: 'This is the text line of the domestic violence hotline. Advocates there know shelters, safety plans and protection orders.',
  },
  {
    id: 'crisis-text',
    title: 'If everything is too much',
    text: 'This is a different organization. Trained volunteers help with any crisis, such as fear, grief, panic or thoughts of suicide, but they do not find shelter.',
  },
]

export const billNotes: Note[] = [
  {
    text: 'It can. A bill, the company’s app and the phone’s own list of calls are three different places, and each can show it.',
  },
  {
    text: 'A 2023 federal rule tells phone companies to leave calls and texts to listed hotlines out of what customers see. It named December 2024 for large companies and June 2025 for small ones, with possible delays.',
    source: {
      label: 'Federal Communications Commission, 47 CFR 64.6408, in the Federal Register',
      url: 'https://www.federalregister.gov/d/2023-25835',
      date: 'December 5, 2023',
    },
  },
  {
    text: 'In 2024 the date it takes effect was still to be announced. We could not confirm that it is in force, or which lines are on the list.',
    source: {
      label: 'JSI, on the rules of the Safe Connections Act',
      url: 'https://jsitel.com/resource/safe-connections-act-fcc-announces-effective-date-for-line-separation-rules/',
      date: 'July 2024',
    },
  },
  {
    text: 'So assume it shows. Borrow a phone, or use one at work, a clinic or a library, if someone reads your bill.',
  },
  {
    text: 'The phone keeps its own list of calls and messages. You can delete a single line there; an empty list can be noticed.',
  },
]
