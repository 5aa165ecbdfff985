import { defineGuide, list, listUnder, section, term, terms, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const custodyAndSafety = defineGuide({
  id: 'custody-and-safety',
  title: 'Custody, visits and keeping children safe',
  description:
    'What custody means, what to do before you move with children, emergency orders in a new state, and safer visits.',
  category: 'family',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['custody', 'children', 'visitation', 'moving', 'emergency custody', 'school'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Custody is state law. The rules on which state decides are nearly the same everywhere, with the exceptions named below.',
  review: null,
  inShort: [
    'Until a court decides, both legal parents often have equal rights. Ask what is true in your state before you move.',
    'The state where the children have lived for six months usually decides.',
    'A court in another state can still act in an emergency, for a while.',
    'You can ask for visits with rules, or with another person watching.',
  ],
  sections: [
    section('words', 'Words you will hear', [
      terms([
        term('Legal custody', 'The right to make big choices: school, doctors, religion.'),
        term('Physical custody', 'Where the children live, and who looks after them day to day.'),
        term('Visitation or parenting time', 'When the other parent sees the children.'),
        term(
          'Best interests of the child',
          'What judges must weigh. Violence at home is part of it in nearly every state. About half of the states go further: a parent who was violent should not get custody unless they prove that it is safe. Ask legal aid how your state treats it. [presumptions]',
        ),
        term(
          'Home state',
          'The state where a child has lived with a parent for at least six months in a row right before the case begins. For a younger baby, it is the state where the baby has lived since birth. [womenslaw]',
        ),
      ]),
    ]),
    section('no-order', 'If there is no custody order yet', [
      'If you were married when the child was born, or a court or a signed paper names the father, both of you may have the same rights until a judge says otherwise. If you were never married, it depends on your state and on whether paternity has been set. This matters before you leave: the police may not be able to make the other parent bring a child back when there is no order.',
      'A protection order can often hold a first, short decision about the children, and it can be the fastest way to have something in writing. Ask for it in the petition. [women-orders]',
    ]),
    section('moving', 'Before you move with the children', [
      warning(
        'Talk to a lawyer before you cross a state line, if you can do so safely',
        'Taking a child away from the other parent can be a crime in some states, even with no order, and it can count against you later. If you must leave now to be safe, leave, and then get legal advice in the first days. [womenslaw]',
      ),
      list([
        'If there is an order, read it. It may say that you need consent or notice before you move.',
        'Keep a note of why you left and what you feared, with dates. Save the messages. Ask a lawyer before you record a call or a talk: in some states everyone must agree. [recording]',
        'Ask about a defense for people who fled abuse. Several states have one, with steps and time limits, such as telling the prosecutor or filing for custody soon.',
        'Do not hide the children from a court. To hide your address from the other parent, use the court’s own way of doing that.',
      ]),
    ]),
    section('emergency', 'Emergency custody in a new state', [
      'Nearly every state follows one law about which court decides: the Uniform Child Custody Jurisdiction and Enforcement Act. Under it, a court in a state that is not the home state can make a temporary emergency order. The child must be there, and must have been abandoned, or need protection because the child, a sister, a brother or a parent is being abused or threatened. So abuse of you counts too. [womenslaw]',
      'The emergency order is a bridge. The home state usually keeps the right to make the long-term decision, and the two judges have to talk to each other. As of June 2024, WomensLaw lists Massachusetts and Puerto Rico as the places with rules of their own. Massachusetts has been working on a change since, so ask a lawyer there what is true today. [womenslaw]',
      'A court may also ask in your papers for the addresses where the child has lived. If telling would put you or the child in danger, say so in a sworn statement and ask the court to seal it. The act has a rule for this. [uccjea]',
    ]),
    section('what-to-show', 'What to show the court', [
      'A judge sees your family for a few minutes. First show the everyday: who takes the children to the doctor, who knows the teacher’s name, who gets up at night. Then show the harm, plainly and with dates.',
      list([
        'School, child care and doctor records with your name on them.',
        'A calendar of visits: when they came, when they did not, what happened.',
        'Police reports, protection orders, photos, messages, letters from people who work with the child.',
        'Your plan: where the children will live, sleep, learn and be cared for.',
      ]),
      'Do not coach the children, ask them to carry messages, or post about the case. Answer messages from the other parent as if the judge will read them, because the judge may.',
    ]),
    section('safer-visits', 'Safer visits', [
      listUnder('A judge can set rules for visits. You can ask for:', [
        'Visits with a trained person watching, at a center or with someone you both trust.',
        'Handovers at a police station, a school or a busy place, so that you two do not meet.',
        'No alcohol or drugs before and during visits. No guns in the home.',
        'Contact about the children only by an app or email the court names.',
        'Passports kept by the court, and no trips out of the state without consent, if you fear the child may be taken.',
        'No visits for now, when nothing else is safe.',
      ]),
      'If a visit is ordered, do not stop it on your own unless the child is in danger right then. Call the court or your lawyer the same day and ask for an emergency change. If a child tells you of abuse, write down their words, see a doctor, and call the child protection line of your state.',
    ]),
    section('everyday-safety', 'School, doctors and devices', [
      'Give the school and the child care a copy of the order and a list of who may pick up, and ask them not to share your address. Check tablets, watches and games the children bring home from visits, because many can show where they are.',
      'Many states have an address program that gives you a substitute address for school, voting and court mail. Ask your local program how to join before you enroll a child in a new place.',
    ]),
    section('help', 'Where to get help', [
      'Custody cases are hard to do alone, and a lawyer makes the most difference here. Call legal aid first, and say that there has been violence. If you cannot get a lawyer, ask the court for its self-help center, and ask whether a lawyer or guardian can be appointed for the children. Our document checklist shows what to gather first.',
    ]),
  ],
  tools: ['custody-documents-checklist', 'protection-order-checklist'],
  records: {
    'womenslaw-org': 'Custody law of your state, and an email line for legal questions.',
    'legal-services-corporation-get-legal-help': 'Finds the legal aid office for your address.',
    'childhelp-national-child-abuse-hotline': 'If you are worried about a child, day or night.',
  },
  sources: [
    {
      id: 'womenslaw',
      label: 'WomensLaw.org, moving out of state and emergency custody',
      url: 'https://www.womenslaw.org/laws/general/parental-kidnapping/when-you-want-take-or-move-your-children-out-state/can-i-get',
      date: 'laws current as of June 24, 2024',
      read: '2026-11-23',
    },
    {
      id: 'women-orders',
      label: 'WomensLaw.org, restraining orders, state by state',
      url: 'https://www.womenslaw.org/laws/general/restraining-orders',
      date: 'each state page shows its own date',
      read: null,
    },
    {
      id: 'uccjea',
      label:
        'Uniform Child-Custody Jurisdiction and Enforcement Act, section 209(e), as Texas has it (Family Code 152.209)',
      url: 'https://texas.public.law/statutes/tex._fam._code_section_152.209',
      date: 'in force since 1999',
      read: null,
    },
    shared.recording,
    {
      id: 'presumptions',
      label: 'National Council of Juvenile and Family Court Judges, charts on custody and domestic violence',
      url: 'https://rcdvcpc.org/resources/resource-library/resource/child-custody-rubuttable-presumptions.html',
      date: 'state law through December 2014',
      read: '2026-11-23',
    },
  ],
})
