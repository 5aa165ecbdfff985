/** Sample stories, so that the site shows news without any configured source. All are invented, and each says so. */
import type { NewsTopic } from '@/lib/news/topics'

export interface SampleStory {
  title: string
  words: string
}

export const sampleStories: Record<NewsTopic, SampleStory[]> = {
  'womens-rights': [
    {
      title: 'Council votes to name a street for a suffrage leader',
      words: 'A city council in a made-up town honors the women who won the vote there.',
    },
    {
      title: 'Clerks learn to help women change a name after divorce',
      words: 'A county office prints one sheet that says every step.',
    },
    {
      title: 'Students read the Equal Rights Amendment aloud on the steps',
      words: 'A class takes turns with its few lines.',
    },
    {
      title: 'Library lends rooms for talks on sexual assault law',
      words: 'A lawyer answers questions there on the first Monday of a month.',
    },
  ],
  'reproductive-rights': [
    {
      title: 'Pharmacies in one county now post when birth control is in stock',
      words: 'A notice by the door saves a wasted bus ride.',
    },
    {
      title: 'Panel hears what patients want to know about IVF costs',
      words: 'Most asked for one price with everything in it.',
    },
    {
      title: 'Law students map where reproductive health clinics are',
      words: 'The map shows hours, languages and the nearest bus stop.',
    },
  ],
  'gender-equality': [
    {
      title: 'Girls in STEM club builds a weather station on the school roof',
      words: 'It sends the wind speed to a screen in the hall.',
    },
    { title: 'Town counts its statues and finds few women', words: 'A gender gap in bronze: three of sixty-one.' },
    {
      title: 'Fire company welcomes its first women firefighters in a decade',
      words: 'Two recruits finished the course in spring.',
    },
  ],
  'womens-health': [
    { title: 'Mobile van offers mammograms in farm country', words: 'It stops at the fairgrounds twice a month.' },
    { title: 'Midwives open a birth center beside the old post office', words: 'It has two rooms and a garden.' },
    {
      title: 'Clinic tries evening hours for prenatal visits',
      words: 'Women who work days filled every place in a week.',
    },
    { title: 'Community talk takes the whisper out of menopause', words: 'A nurse and forty women filled the hall.' },
  ],
  'domestic-violence': [
    {
      title: 'Shelter kennels let survivors of domestic violence bring pets',
      words: 'A carpenter built them from donated wood.',
    },
    {
      title: 'Court adds a quiet room for people who ask for protective orders',
      words: 'It has its own door, and a person who explains the forms.',
    },
    {
      title: 'Hairdressers learn to notice signs of an abusive relationship',
      words: 'The course takes an hour and ends with a card of phone numbers.',
    },
  ],
  'workplace-equality': [
    {
      title: 'Pay transparency law brings salaries into job ads',
      words: 'A state board checks a thousand ads and finds most in order.',
    },
    {
      title: 'Factory adds lactation rooms after workers ask',
      words: 'Each has a door that locks and a chair that does not squeak.',
    },
    {
      title: 'Survey of a mid-size firm finds a pay gap, and closes it',
      words: 'Raises went to forty women in one month.',
    },
  ],
  'women-in-politics': [
    { title: 'Workshop on a Saturday: how women run for office', words: 'The first lesson is how to ask for a vote.' },
    { title: 'Two women candidates for mayor agree on a debate about buses', words: 'They differ on everything else.' },
    { title: 'Women lawmakers start a book club across the aisle', words: 'They meet before the session begins.' },
  ],
  'economic-empowerment': [
    {
      title: 'Microloans help six women open stalls at the market',
      words: 'The first loan was repaid in jam jars sold.',
    },
    { title: 'Women-owned businesses share one storefront', words: 'Each has it for a week in turn.' },
    {
      title: 'Tradeswomen teach a free course in fixing what leaks',
      words: 'The waiting list is longer than the street.',
    },
    { title: 'Credit union opens a window for single mothers on paydays', words: 'It stays open until seven.' },
  ],
}
