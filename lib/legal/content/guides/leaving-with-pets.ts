import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'

export const leavingWithPets = defineGuide({
  id: 'leaving-with-pets',
  title: 'Leaving with pets',
  description:
    'How to get an animal out safely, where it can stay, how to show that it is yours, and how a court order can protect it.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['pets', 'dog', 'cat', 'shelter', 'foster', 'protection order'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law is named where it applies. Whether an order can name a pet, and who owns it, are matters of your state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'You do not have to choose between your safety and your pet, and you can ask for help with both.',
    'Hurting or threatening a pet is a way to control you, and a sign of danger.',
    'Get the license and the vet’s records in your name.',
    'Many states let a judge put a pet in a protection order.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you have to run, run. Take the pet if you can do it without risk, and if you cannot, help can come for it later.',
        'Call a hotline and say what animals you have. Ask which shelter near you takes pets or knows a foster home.',
        'Find one person who can take the animal for a few days: a friend, family or your vet. Ask them to tell no one. [hotline]',
      ]),
    ]),
    section('why', 'Why it matters', [
      'People who abuse often use a pet to scare or to punish. In one survey of survivors with pets, 71 percent said their partner had threatened, hurt or killed one, and some people stay because they fear what would happen to the animal. If this is you, you are not being silly, and advocates know it well. [awi-orders]',
      'Tell the advocate, the police and the judge about it. Harm to an animal is often a crime, and it shows how far someone is willing to go.',
    ]),
    section('yours', 'Show that the pet is yours', [
      'The law mostly treats a pet as property, so papers count. Start as early as you can, in a way your partner will not notice.',
      list([
        'Get the license and the shots in your name. [hotline]',
        'Ask the vet to put the records in your name. [awi-plan]',
        'If there is a microchip, check that your partner is not listed as a contact. [hotline]',
        'Keep adoption papers and receipts for food, care and gear. Photos of you with the pet help as well. [awi-plan]',
        'Ask the vet not to give out where you or the animal are.',
      ]),
    ]),
    section('bag', 'What to pack', [
      listUnder('Put these with your own bag, or leave them with someone you trust:', [
        'Food and medicine for a few days, with a bowl. [awi-plan, hotline]',
        'Shot and health records, and proof that the pet is yours. [awi-plan]',
        'A leash or a carrier. ID and rabies tags. [awi-plan]',
        'Bedding and a toy that smells like home. [awi-plan]',
        'The number of a 24-hour animal clinic. [awi-plan]',
        'A note for whoever cares for it: what it eats, what it fears, what it needs.',
      ]),
      warning(
        'Look for trackers',
        'A smart collar, a tag or a pet camera can show where you are, so learn which ones there are before you go. An advocate can help you choose when to take them off without warning your partner.',
      ),
    ]),
    section('where', 'Where a pet can stay', [
      'Programs for survivors with pets work in different ways. In some, the animal lives with you, while others use foster homes, kennels off site or a vet’s office until you can be together again. The Animal Welfare Institute keeps a list of them by state, called Safe Havens. [awi-orders]',
      listUnder('Ask before you bring the animal:', [
        'Can my pet stay in the same place as me? If not, who takes it, and for how long?',
        'What does it cost? Which shots are needed?',
        'Can I visit, or is that not safe?',
        'Who will know where it is?',
        'Do you know who helps with horses or farm animals?',
      ]),
      'If no program has room, ask your vet, an animal shelter or a rescue group about a short stay. Say that it is about safety and that you want the animal back, and ask for that on paper. [hotline]',
      'A service animal is not a pet. If a dog is trained to do tasks for your disability, a shelter should let it stay with you. Our guide on disability says more.',
    ]),
    section('order', 'Put the pet in a protection order', [
      'Many states let a judge protect an animal in the order. The judge may give you the pet for now and tell the other person to stay away from it. By March 2018, 27 states and the District of Columbia had such a law. Ask the clerk or an advocate what your state allows, and where on the form to write it. [avma, hotline]',
      listUnder('Write on the form:', [
        'Each animal’s name and kind, and who cares for it.',
        'What was done or said to hurt it, with dates.',
        'What you ask for: to keep it, to have it picked up with the police, and no contact with it.',
      ]),
      'Federal law helps when someone crosses a state line or uses the phone or the internet. Since 2018, stalking that puts you in fear that your pet, service animal or horse will be killed or badly hurt can be a federal crime. A court can also make the person pay the vet. [stalking, farm-bill]',
    ]),
    section('left', 'If you had to leave it behind', [
      'It was not your fault, because you kept yourself and your children alive. Do not go back alone for the animal.',
      list([
        'Ask animal control or a rescue group whether they can step in. [hotline]',
        'Ask the judge, in a protection order, to let you get it with the police.',
        'Ask a friend who is safe to pick it up, if your partner agrees.',
        'If you can, leave enough food and water when you go. [awi-plan]',
      ]),
    ]),
    section('after', 'After you leave', [
      list([
        'Keep the pet inside when you can, and do not leave it out alone. [awi-plan, hotline]',
        'Walk at other times and by other routes than before, and try not to walk alone. [awi-plan]',
        'Change to a new vet. [awi-plan, hotline]',
        'Put your new number on the tag, but not your address, and update the chip.',
        'Do not post photos that show where you live.',
      ]),
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Ask which shelters near you take pets.',
    'womenslaw-org': 'What a protection order can say in your state.',
    'lawhelp-org': 'Free legal help in your state.',
  },
  sources: [
    {
      id: 'hotline',
      label: 'The National Domestic Violence Hotline, safety planning with pets',
      url: 'https://www.thehotline.org/resources/safety-planning-with-pets/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'awi-plan',
      label: 'Animal Welfare Institute, safety planning for pets of domestic violence survivors',
      url: 'https://awionline.org/content/safety-planning-pets-domestic-violence-victims',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'awi-orders',
      label: 'Animal Welfare Institute, including pets in protection orders; the survey is of 1998',
      url: 'https://www.awionline.org/content/including-pets-protection-orders',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'avma',
      label: 'American Veterinary Medical Association, animals in households with domestic violence',
      url: 'https://www.avma.org/Advocacy/StateAndLocal/Pages/sr-animal-abuse-domestic-violence.aspx?PF=1',
      date: 'March 2018',
      read: '2026-11-27',
    },
    {
      id: 'stalking',
      label: '18 U.S. Code 2261A, stalking',
      url: 'https://www.law.cornell.edu/uscode/text/18/2261A',
      date: 'text of October 2024',
      read: '2026-11-23',
    },
    {
      id: 'farm-bill',
      label: 'MNN, the PAWS Act protects people who are abused, and their pets',
      url: 'https://www.mnn.com/family/pets/stories/paws-act-protects-domestic-abuse-survivors-and-their-pets',
      date: 'page without a date, after December 21, 2018',
      read: '2026-11-28',
    },
  ],
})
